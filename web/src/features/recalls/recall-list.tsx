import type { Recall } from '@candi/contracts'
import { useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import { RecallEntry } from './recall-entry.tsx'
import type { Recalls } from './use-recalls.ts'
import './recalls.css'

const FIRST_SHOWN = 5
const VIN_CHECK = 'https://www.nhtsa.gov/recalls'
const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric' })

/** Do not drive, then park outside, then the newest; the server sorts alike, but this order must never be lost. */
const byUrgency = (a: Recall, b: Recall): number =>
  Number(b.parkIt) - Number(a.parkIt) ||
  Number(b.parkOutside) - Number(a.parkOutside) ||
  (b.reportedOn ?? '').localeCompare(a.reportedOn ?? '')

const AskWithVin = () => (
  <p className="recall-vin">
    Only its VIN tells whether <em>your</em> car is among them, and whether it was repaired:{' '}
    <a href={VIN_CHECK} target="_blank" rel="noreferrer noopener">
      ask with your VIN<span className="sr"> at the agency (opens in a new tab)</span>
    </a>{' '}
    or any dealer.
  </p>
)

/** The open recalls of a model, or plainly why they are not known. */
export function RecallList({ recalls, model }: { recalls: Recalls; model: string }) {
  const [isAllShown, setAllShown] = useState(false)
  const { check, askAgain } = recalls
  if (!check) return <Waiting short="Asking for recalls" long="Asking the agency’s recall service" />
  const { answer, isKept } = check
  const again = (
    <button className="btn btn-line btn-small" type="button" onClick={askAgain}>
      <Icon name="redo" className="small" />
      Try again
    </button>
  )
  if (answer.status === 'unchecked')
    return (
      <div className="recall-unchecked" role="status">
        <p>
          <b>Recalls could not be checked.</b>{' '}
          {answer.reason === 'unknown-car'
            ? `The agency lists no “${model}” by that name. Check year, make and model, or ask with your VIN.`
            : 'The agency’s service gave no answer. That does not mean there are none.'}
        </p>
        {answer.reason === 'service-down' && again}
        <AskWithVin />
      </div>
    )
  const on = day.format(new Date(answer.checkedAt))
  const sorted = answer.recalls.toSorted(byUrgency)
  const grave = sorted.filter(({ parkIt, parkOutside }) => parkIt || parkOutside).length
  const shown = isAllShown ? sorted : sorted.slice(0, Math.max(FIRST_SHOWN, grave))
  return (
    <div className="recalls">
      <p role="status">
        {sorted.length === 0
          ? `None known on ${on} for this model.`
          : `${sorted.length} ${sorted.length === 1 ? 'recall' : 'recalls'} of this model, as of ${on}.`}
        {isKept && ' The agency could not be asked again just now.'}
      </p>
      <AskWithVin />
      {sorted.length > 0 && (
        <ol className="recall-entries">
          {shown.map((recall) => (
            <RecallEntry key={recall.campaign} recall={recall} />
          ))}
        </ol>
      )}
      {shown.length < sorted.length && (
        <button className="btn btn-line btn-small" type="button" onClick={() => setAllShown(true)}>
          Show all {sorted.length}
        </button>
      )}
      {isKept && again}
    </div>
  )
}
