import { VEHICLE_FIELDS, type VehicleForm } from './vehicle-form.ts'
import { VEHICLE_WORDS } from './vehicle-words.ts'
import './describe-upload.css'

/** What the fields hold, to read; nothing while they are empty. */
export function VehicleReadOut({ form, onEdit }: { form: VehicleForm; onEdit: () => void }) {
  const told = VEHICLE_FIELDS.filter((field) => form[field] !== '')
  if (told.length === 0) return null
  return (
    <div className="vehicle-read">
      <dl>
        {told.map((field) => (
          <div key={field}>
            <dt>{VEHICLE_WORDS[field]}</dt>
            <dd>
              {form[field]}
              {field === 'mileage' && ` ${form.mileage_unit}`}
            </dd>
          </div>
        ))}
      </dl>
      <button className="btn btn-line btn-small" type="button" onClick={onEdit}>
        Correct or add something
      </button>
    </div>
  )
}
