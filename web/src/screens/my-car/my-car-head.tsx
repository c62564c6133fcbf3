import { Link } from 'react-router'
import type { VehicleInfo } from '../../api/vehicle-info.ts'
import { carTitle } from '../../features/garage/car-title.ts'
import { Icon } from '../../parts/icon.tsx'
import { recordingCount } from './recording-words.ts'

type Props = {
  info: VehicleInfo | undefined
  recordings: number
  /** False while a car is entered that is not in the garage yet. */
  isDiagnosable: boolean
}

export function MyCarHead({ info, recordings, isDiagnosable }: Props) {
  return (
    <header className="car-head">
      <span className="car-tile" aria-hidden="true">
        <Icon name="car" />
      </span>
      <div>
        <h1>{carTitle(info)}</h1>
        {info?.subModel && <p className="car-trim">{info.subModel}</p>}
        <p className={recordings > 0 ? 'pill' : 'pill pill-open'}>{recordingCount(recordings)}</p>
      </div>
      {isDiagnosable && (
        <Link className="btn btn-full" to="/diagnose" state={{ isForCurrentCar: true }}>
          Diagnose this car
        </Link>
      )}
    </header>
  )
}
