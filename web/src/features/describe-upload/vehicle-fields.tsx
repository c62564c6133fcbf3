import { FIRST_MODEL_YEAR, newestModelYear } from '@candi/contracts'
import { useState } from 'react'
import { UnitSwitch } from '../../parts/unit-switch.tsx'
import { type VehicleFaults, vehicleFaults } from './read-vehicle-form.ts'
import type { VehicleField, VehicleForm } from './vehicle-form.ts'
import { VehicleInput, VehicleList } from './vehicle-input.tsx'
import { VEHICLE_LISTS } from './vehicle-lists.ts'
import { VEHICLE_WORDS } from './vehicle-words.ts'
import './describe-upload.css'

type Props = {
  form: VehicleForm
  onChange: (form: VehicleForm) => void
  /** Told of fields that are still empty, too. */
  faults: VehicleFaults
  today: Date
}

/** Everything that can be told of the car by hand. Year, make and model are required, the rest is welcome. */
export function VehicleFields({ form, onChange, faults, today }: Props) {
  // What was typed wrong is told once its field is left, and not while somebody types.
  const [left, setLeft] = useState<readonly VehicleField[]>([])
  const typedWrong = vehicleFaults(form, today)
  const wrongOf = (field: VehicleField) =>
    left.includes(field) && form[field] !== '' ? typedWrong[field] : undefined
  const set = (field: VehicleField) => (value: string) => onChange({ ...form, [field]: value })
  const line = (field: VehicleField) => ({
    label: VEHICLE_WORDS[field],
    name: field,
    value: form[field],
    fault: faults[field] ?? wrongOf(field),
    onBlur: () => setLeft((before) => [...before.filter((other) => other !== field), field]),
    onChange: (event: { target: { value: string } }) => set(field)(event.target.value),
  })
  const list = (field: keyof typeof VEHICLE_LISTS) => (
    <VehicleList
      label={VEHICLE_WORDS[field]}
      name={field}
      value={form[field]}
      options={VEHICLE_LISTS[field]}
      onChoose={set(field)}
    />
  )
  return (
    <div className="vehicle-fields">
      <VehicleInput
        {...line('year')}
        isRequired
        type="number"
        inputMode="numeric"
        min={FIRST_MODEL_YEAR}
        max={newestModelYear(today)}
      />
      <VehicleInput {...line('make')} isRequired />
      <VehicleInput {...line('model')} isRequired />
      <VehicleInput {...line('sub_model')} />
      {list('body_class')}
      {list('doors')}
      {list('fuel_type')}
      <VehicleInput {...line('engine')} />
      <VehicleInput {...line('transmission')} />
      <VehicleInput {...line('drivetrain')} />
      <div className="vehicle-mileage">
        <VehicleInput {...line('mileage')} type="number" inputMode="numeric" min={0} />
        <UnitSwitch
          name="mileage_unit"
          unit={form.mileage_unit}
          onUnit={(mileage_unit) => onChange({ ...form, mileage_unit })}
        />
      </div>
      {list('weight_class')}
      <details className="vehicle-more">
        <summary>More, if you know it</summary>
        <div className="vehicle-fields">
          <VehicleInput {...line('vehicle_type')} />
          <VehicleInput {...line('engine_tech')} />
          <VehicleInput {...line('manufacturer_full')} />
          <VehicleInput {...line('plant_info')} />
        </div>
      </details>
    </div>
  )
}
