import { VinEntry } from '../../features/decode-vin/vin-entry.tsx'
import type { VehicleFaults } from '../../features/describe-upload/read-vehicle-form.ts'
import { VehicleFields } from '../../features/describe-upload/vehicle-fields.tsx'
import { VehicleReadOut } from '../../features/describe-upload/vehicle-read-out.tsx'
import { AlertLine } from '../../parts/alert-line.tsx'
import { ScanVinButton } from '../scan-vin/scan-vin-button.tsx'
import type { UploadVehicleState } from './use-upload-vehicle.ts'

const INVALID_VIN = 'Please enter a valid 17-character VIN (letters I, O, Q are not allowed).'
const MODES = [
  ['vin', 'VIN Lookup'],
  ['manual', 'Manual Entry'],
] as const

type Props = { vehicle: UploadVehicleState; faults: VehicleFaults; today: Date }

/** Which car it is: looked up by its VIN, or typed in. */
export function VehicleBlock({ vehicle, faults, today }: Props) {
  const { mode, form, switchTo } = vehicle
  return (
    <div className="vehicle-block" ref={vehicle.block}>
      <fieldset className="switch">
        <legend className="sr">How to name the car</legend>
        {MODES.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name="vehicle-mode"
              value={value}
              checked={mode === value}
              onChange={() => switchTo(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <AlertLine message={vehicle.message} />
      {mode === 'vin' ? (
        <>
          <VinEntry
            vin={vehicle.vin}
            onVin={vehicle.setVin}
            invalidText={INVALID_VIN}
            patience="upload"
            scan={(onVin) => <ScanVinButton onVin={onVin} />}
            onBegin={vehicle.onBegin}
            onDecoded={vehicle.onDecoded}
            onFailed={vehicle.onFailed}
          />
          <VehicleReadOut form={form} onEdit={vehicle.toFields} />
        </>
      ) : (
        <VehicleFields form={form} onChange={vehicle.setForm} faults={faults} today={today} />
      )}
    </div>
  )
}
