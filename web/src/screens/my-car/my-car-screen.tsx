import { useState } from 'react'
import { useSettings } from '../../api/settings.ts'
import { uploadedRecordings } from '../../api/uploaded-recordings.ts'
import { isNamed, type VehicleInfo } from '../../api/vehicle-info.ts'
import { OwnRecordings } from '../../features/contribute/own-recordings.tsx'
import { useOwnContributions } from '../../features/contribute/use-own-contributions.ts'
import { GarageBar } from '../../features/garage/garage-bar.tsx'
import { RecallList } from '../../features/recalls/recall-list.tsx'
import { useRecalls } from '../../features/recalls/use-recalls.ts'
import { CarPart } from './car-part.tsx'
import { CaseHistory } from './case-history.tsx'
import { MyCarHead } from './my-car-head.tsx'
import { title } from './my-car-page.ts'
import { RecordingHistory } from './recording-history.tsx'
import { useMyCar } from './use-my-car.ts'
import { VehicleCard } from './vehicle-card.tsx'
import '../../features/garage/garage.css'
import '../../parts/pill.css'
import './my-car.css'

const recallQueryOf = (info: VehicleInfo | undefined) =>
  info && info.year !== null && isNamed(info)
    ? { year: info.year, make: info.make, model: info.model }
    : undefined

/** Guarded. Everything here but the recalls and, where they are on, the contributions stands in this browser alone. */
export function MyCarScreen() {
  const mine = useMyCar()
  const [recordings] = useState(uploadedRecordings)
  const isLive = useSettings()?.contributionsEnabled ?? false
  const contributed = useOwnContributions(isLive)
  const recordingCount = contributed.own?.contributions.length ?? recordings.length
  const { car, cars, mode } = mine
  const query = recallQueryOf(car?.info)
  const recalls = useRecalls(query)
  return (
    <main id="main" className="wrap my-car">
      <title>{title}</title>
      <MyCarHead info={car?.info} recordings={recordingCount} isDiagnosable={mode !== 'add'} />
      {cars.length > 0 && (
        <GarageBar cars={cars} shownId={car?.id ?? ''} onSwitch={mine.switchTo} onAdd={mine.add} />
      )}
      <VehicleCard mine={mine} />
      {mode !== 'add' && (
        <div className="car-parts">
          <CarPart title="Open recalls" says="From the US agency, NHTSA, by year, make and model.">
            {query ? (
              <RecallList recalls={recalls} model={query.model} />
            ) : (
              <p className="soft">Give year, make and model above, and its recalls are looked up here.</p>
            )}
          </CarPart>
          {car && (
            <CarPart title="Cases" says="Kept in this browser only.">
              <CaseHistory carId={car.id} info={car.info} />
            </CarPart>
          )}
          {isLive ? (
            <CarPart title="Recording History" says="What you sent in, from any device.">
              <OwnRecordings
                state={contributed}
                whenEmpty="No recordings yet. Sounds that you contribute on the Upload page are listed here, and how they fare."
              />
            </CarPart>
          ) : (
            <CarPart title="Recording History" says="Sent in from this browser.">
              <RecordingHistory recordings={recordings} />
            </CarPart>
          )}
        </div>
      )}
    </main>
  )
}
