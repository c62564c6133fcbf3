import type { VehicleWords } from '@candi/contracts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { FUELS } from '../../api/fuel-words.ts'
import { Panel } from '../../parts/panel.tsx'
import { UnitSwitch } from '../../parts/unit-switch.tsx'
import { usualUnit } from '../../parts/usual-unit.ts'
import { CarField } from './car-field.tsx'
import { keepDecoded } from './keep-decoded.ts'
import { type CarFields, type CarReading, readCarForm } from './read-car-form.ts'
import './car.css'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  vehicle: VehicleWords | null
  codes: string[]
  locale: string
  onSave: (vehicle: VehicleWords | null, codes: string[]) => void
  /** Stands above the fields, and fills them with what a VIN told. */
  decoder?: (fill: (facts: VehicleWords) => void) => ReactNode
}

const LEAD = 'Everything here may stay empty. Each thing you know rules some causes out.'
const GEARBOXES = [
  ['automatic', 'Automatic'],
  ['manual', 'Manual'],
  ['cvt', 'CVT'],
  ['dual_clutch', 'Dual clutch'],
  ['single_speed', 'Single speed (electric)'],
] as const
const DRIVETRAINS = [
  ['fwd', 'Front wheels'],
  ['rwd', 'Rear wheels'],
  ['awd', 'All four wheels'],
] as const

function fieldsOf(vehicle: VehicleWords | null, codes: string[], locale: string): CarFields {
  return {
    year: vehicle?.year?.toString() ?? '',
    make: vehicle?.make ?? '',
    model: vehicle?.model ?? '',
    engine: vehicle?.engine ?? '',
    fuel: vehicle?.fuel ?? '',
    gearbox: vehicle?.gearbox ?? '',
    drivetrain: vehicle?.drivetrain ?? '',
    mileage: vehicle?.mileage?.value.toString() ?? '',
    unit: vehicle?.mileage?.unit ?? usualUnit(locale),
    codes: codes.join(', '),
  }
}

export function CarPanel(props: Props) {
  return (
    <Panel open={props.open} onOpenChange={props.onOpenChange} title="Your car" lead={LEAD}>
      <CarForm {...props} />
    </Panel>
  )
}

function CarForm({ onOpenChange, vehicle, codes, locale, onSave, decoder }: Props) {
  /** The car whose facts beyond the fields still stand. */
  const [known, setKnown] = useState(vehicle)
  const [fields, setFields] = useState(() => fieldsOf(vehicle, codes, locale))
  const [fault, setFault] = useState<Extract<CarReading, { ok: false }>>()
  const set = (name: keyof CarFields) => (value: string) =>
    setFields((before) => ({ ...before, [name]: value }))
  const faultOf = (name: string) => (fault?.field === name ? fault.sentence : undefined)

  function save(event: FormEvent) {
    event.preventDefault()
    const reading = readCarForm(fields)
    if (!reading.ok) return setFault(reading)
    onSave(keepDecoded(reading.vehicle, known), reading.codes)
    onOpenChange(false)
  }

  function fill(facts: VehicleWords) {
    setKnown(facts)
    setFault(undefined)
    // A VIN tells neither the mileage nor the codes.
    setFields(({ mileage, unit, codes: typed }) => ({
      ...fieldsOf(facts, codes, locale),
      mileage,
      unit,
      codes: typed,
    }))
  }

  return (
    <form className="car-form" onSubmit={save} noValidate>
      {decoder && <div className="full">{decoder(fill)}</div>}
      <CarField
        label="Year"
        value={fields.year}
        onChange={set('year')}
        numeric
        placeholder="2014"
        fault={faultOf('year')}
      />
      <CarField label="Make" value={fields.make} onChange={set('make')} placeholder="Honda" />
      <CarField label="Model" value={fields.model} onChange={set('model')} placeholder="Civic" />
      <CarField label="Engine" value={fields.engine} onChange={set('engine')} placeholder="1.8" />
      <CarField label="Fuel" value={fields.fuel} onChange={set('fuel')} options={FUELS} />
      <CarField label="Gearbox" value={fields.gearbox} onChange={set('gearbox')} options={GEARBOXES} />
      <div className="full">
        <CarField
          label="Driven wheels"
          value={fields.drivetrain}
          onChange={set('drivetrain')}
          options={DRIVETRAINS}
        />
      </div>
      <div className="mileage">
        <CarField
          label="Mileage"
          value={fields.mileage}
          onChange={set('mileage')}
          numeric
          placeholder="118,000"
          fault={faultOf('mileage')}
        />
        <UnitSwitch unit={fields.unit} onUnit={set('unit')} />
      </div>
      <div className="full">
        <CarField
          label="Trouble codes from a reader"
          value={fields.codes}
          onChange={set('codes')}
          placeholder="P0420, P0171"
          mono
          fault={faultOf('codes')}
        />
      </div>
      <div className="actions full">
        <button className="btn primary" type="submit">
          Save
        </button>
        <button className="btn plain" type="button" onClick={() => onOpenChange(false)}>
          Cancel
        </button>
      </div>
    </form>
  )
}
