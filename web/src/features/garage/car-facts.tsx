import { FUEL_WORDS } from '../../api/fuel-words.ts'
import { NO_VEHICLE_INFO, type VehicleInfo } from '../../api/vehicle-info.ts'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** What is known of a car, to read. */
export function CarFacts({ info = NO_VEHICLE_INFO }: { info: VehicleInfo | undefined }) {
  const { mileage, mileageUnit = 'mi', facts } = info
  const rows = [
    ['Year', info.year?.toString() ?? ''],
    ['Make', info.make],
    ['Model', info.model],
    ['Trim', info.subModel],
    ['Engine', info.engine],
    ['Fuel', facts?.fuel ? FUEL_WORDS[facts.fuel] : ''],
    ['Transmission', info.transmission],
    ['Drivetrain', info.drivetrain],
    ['Mileage', mileage === null ? '' : `${whole.format(mileage)} ${mileageUnit}`],
  ] as const
  return (
    <dl className="car-facts">
      {rows.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={words ? undefined : 'soft'}>{words || 'Not given'}</dd>
        </div>
      ))}
      <div className="car-vin">
        <dt>VIN</dt>
        <dd className={info.vin ? 'num' : 'soft'}>{info.vin || 'Not given'}</dd>
      </div>
    </dl>
  )
}
