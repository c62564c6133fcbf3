import { cleanVin } from '@candi/contracts'
import { useId } from 'react'
import { FUELS } from '../../api/fuel-words.ts'
import { yearBounds } from '../../api/vehicle-info.ts'
import { TextField } from '../../parts/text-field.tsx'
import { UnitSwitch } from '../../parts/unit-switch.tsx'
import type { CarFields, CarFieldsReading } from './car-fields.ts'

type Props = {
  fields: CarFields
  onChange: (fields: CarFields) => void
  fault: Extract<CarFieldsReading, { ok: false }> | undefined
  /** Where a decoder stands above, the VIN is typed there. */
  hasVinField: boolean
}

const TRANSMISSIONS = ['Automatic', 'Manual', 'CVT', 'Dual clutch', 'Single speed']
const DRIVETRAINS = ['FWD', 'RWD', 'AWD', '4WD']

/** The fields of a car. Words are free; the lists only save typing. */
export function CarForm({ fields, onChange, fault, hasVinField }: Props) {
  const id = useId()
  const { least, most } = yearBounds()
  const of = (name: Exclude<keyof CarFields, 'mileageUnit' | 'fuel'>) => ({
    name,
    value: fields[name],
    maxLength: 120,
    autoComplete: 'off',
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      onChange({ ...fields, [name]: event.currentTarget.value }),
    fault: fault?.field === name ? fault.sentence : undefined,
  })
  return (
    <div className="car-fields">
      <TextField
        {...of('year')}
        label="Year"
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        placeholder="2014"
      />
      <TextField {...of('make')} label="Make" placeholder="Honda" />
      <TextField {...of('model')} label="Model" placeholder="Civic" />
      <TextField {...of('subModel')} label="Trim" placeholder="EX" />
      <TextField {...of('engine')} label="Engine" placeholder="1.8" />
      <div className="labelled">
        <label htmlFor={`${id}-fuel`}>Fuel</label>
        <select
          id={`${id}-fuel`}
          name="fuel"
          value={fields.fuel}
          onChange={(event) => onChange({ ...fields, fuel: event.currentTarget.value })}
        >
          <option value="">I don’t know</option>
          {FUELS.map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
      </div>
      <TextField
        {...of('transmission')}
        label="Transmission"
        placeholder="Automatic"
        list={`${id}-transmissions`}
      />
      <TextField {...of('drivetrain')} label="Drivetrain" placeholder="FWD" list={`${id}-drivetrains`} />
      <div className="mileage-field">
        <TextField {...of('mileage')} label="Mileage" inputMode="numeric" placeholder="118,000" />
        <UnitSwitch
          unit={fields.mileageUnit}
          onUnit={(mileageUnit) => onChange({ ...fields, mileageUnit })}
        />
      </div>
      {hasVinField && (
        <TextField
          {...of('vin')}
          onChange={(event) => onChange({ ...fields, vin: cleanVin(event.currentTarget.value) })}
          label="VIN"
          className="num"
          placeholder="17 letters and digits"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <datalist id={`${id}-transmissions`}>
        {TRANSMISSIONS.map((words) => (
          <option key={words} value={words} />
        ))}
      </datalist>
      <datalist id={`${id}-drivetrains`}>
        {DRIVETRAINS.map((words) => (
          <option key={words} value={words} />
        ))}
      </datalist>
    </div>
  )
}
