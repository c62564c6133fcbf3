import { RECALL_ORDERS, type RecallNote } from '@candi/contracts'
import { Icon } from '../../parts/icon.tsx'
import { recallDay } from './recall-day.ts'
import { SheetPart } from './sheet-part.tsx'
import { VinCheckLink } from './vin-check-link.tsx'
import './open-recalls.css'

/** So many recalls that touch nothing here stand open; the rest wait behind a tap. */
const OTHERS_SHOWN = 1

/** The recalls of the model: those that forbid to drive or to park inside, then those that touch a likely cause. */
export function OpenRecalls({ recalls }: { recalls: RecallNote[] }) {
  const bearing = recalls.filter(
    ({ causes, parkIt, parkOutside }) => causes.length > 0 || parkIt || parkOutside,
  )
  const others = recalls.filter((recall) => !bearing.includes(recall))
  const shown = bearing.length > 0 ? bearing : others.slice(0, OTHERS_SHOWN)
  const hidden = others.filter((recall) => !shown.includes(recall))
  return (
    <SheetPart title="Open recalls for this model" lead="From the US road-safety agency.">
      <Entries recalls={shown} />
      {hidden.length > 0 && (
        <details className="more sheet-recall-others">
          <summary>
            {hidden.length} {hidden.length === 1 ? 'other recall' : 'other recalls'}, about other parts
            <Icon name="down" className="tiny" />
          </summary>
          <Entries recalls={hidden} />
        </details>
      )}
      <p className="note">
        Whether yours is among them: <VinCheckLink />.
      </p>
    </SheetPart>
  )
}

const Entries = ({ recalls }: { recalls: RecallNote[] }) => (
  <ul className="sheet-recalls">
    {recalls.map((recall) => (
      <Entry key={recall.campaign} recall={recall} />
    ))}
  </ul>
)

function Entry({ recall }: { recall: RecallNote }) {
  const { campaign, reportedOn, part, sentence, quote, parkIt, parkOutside, isFree } = recall
  return (
    <li>
      <h3>{part}</h3>
      <p className="sheet-recall-when">
        Recall <span className="num">{campaign}</span>
        {reportedOn && (
          <>
            , <time dateTime={reportedOn}>{recallDay(reportedOn)}</time>
          </>
        )}
      </p>
      {parkIt && (
        <p className="sheet-recall-flag tone-stop">
          <Icon name="stop" />
          {RECALL_ORDERS.parkIt}
        </p>
      )}
      {parkOutside && (
        <p className="sheet-recall-flag tone-limp">
          <Icon name="general" />
          {RECALL_ORDERS.parkOutside}
        </p>
      )}
      <p>{sentence}</p>
      {quote && (
        <blockquote className="sheet-recall-quote">
          <p>“{quote}”</p>
          <footer>The agency</footer>
        </blockquote>
      )}
      <p className="sheet-recall-free">
        <Icon name="check" className="tiny" />
        {isFree
          ? 'Repaired free at a dealer of the make'
          : 'Ask a dealer of the make whether it is still free'}
      </p>
    </li>
  )
}
