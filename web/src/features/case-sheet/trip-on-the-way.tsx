import type { Assessment, Trips } from '@candi/contracts'
import { ExplainedText } from '../../parts/terms.tsx'
import { TowText } from '../../parts/tow-text.tsx'
import '../../parts/emergency.css'

type Props = Pick<Assessment, 'tripwires' | 'emergency'> & {
  trips: Trips
  /** Whether the trip may be driven: only then there is something to watch for on the way. */
  isDriven: boolean
}

/** What to watch for and where to stop, and what to tell a tow. */
export function TripOnTheWay({ trips, tripwires, emergency, isDriven }: Props) {
  const mayGo = trips.stops !== '' && !trips.isToWorkshopOnly
  return (
    <>
      {isDriven && tripwires.signs.length > 0 && (
        <>
          <h3>Stop, and call a tow, if</h3>
          <ul className="bullets">
            {tripwires.signs.map((sign) => (
              <li key={sign}>
                <ExplainedText text={sign} />
              </li>
            ))}
          </ul>
        </>
      )}
      {isDriven && (
        <>
          <h3>Where to stop</h3>
          <p>{trips.stops}</p>
          {tripwires.deadline && <p>{tripwires.deadline}</p>}
        </>
      )}
      {emergency && trips.tow === '' && <p>What to tell the tow stands at the top of this sheet.</p>}
      {trips.tow && (
        <details className="more" open={!mayGo}>
          <summary>What to tell the tow</summary>
          <TowText key={trips.tow} text={trips.tow} />
        </details>
      )}
    </>
  )
}
