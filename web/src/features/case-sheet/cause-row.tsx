import type { CauseRow } from '@candi/contracts'
import type { CSSProperties } from 'react'
import { Icon } from '../../parts/icon.tsx'
import type { IconName } from '../../parts/icon-shapes.tsx'
import { Segments } from '../../parts/segments.tsx'
import { ExplainedText } from '../../parts/terms.tsx'
import { recallDay } from './recall-day.ts'

const CONCERN: Record<CauseRow['concern'], { words: string; icon: IconName; tone: string }> = {
  high: { words: 'High concern', icon: 'high', tone: 'limp' },
  some: { words: 'Some concern', icon: 'some', tone: 'soon' },
  low: { words: 'Low concern', icon: 'low', tone: 'watch' },
  unknown: { words: 'Unknown', icon: 'open', tone: 'none' },
}

/** A cause that may stop the car is red, any other of high concern orange. */
const toneOf = (cause: CauseRow) =>
  cause.concern === 'high' && cause.urgency === 'stop' ? 'stop' : CONCERN[cause.concern].tone
const tenths = (probability: number) => Math.round(probability * 10)

/** `before`: its probability before the last answer, undefined when nothing was answered yet. */
export function Cause({ cause, before }: { cause: CauseRow; before: number | undefined }) {
  const concern = CONCERN[cause.concern]
  const hasMoved = before !== undefined && tenths(before) !== tenths(cause.probability)
  const range: CSSProperties & Record<'--lo' | '--hi', number> = {
    '--lo': cause.low * 10,
    '--hi': cause.high * 10,
  }
  const spread = `${cause.odds} such cars, give or take: ${(cause.low * 10).toFixed(1)} to ${(cause.high * 10).toFixed(1)}`
  const more = [
    cause.story,
    cause.repair && `Repair: ${cause.repair}`,
    cause.waiting && `Waiting: ${cause.waiting}`,
  ].filter(Boolean)
  return (
    <li className={`cause tone-${toneOf(cause)}`}>
      <div className="cause-top">
        <h3>
          <ExplainedText text={cause.title} />
        </h3>
        <p className="odds">
          <b>{cause.odds}</b>
          <span> such cars</span>
        </p>
      </div>
      <div className="belief" role="img" aria-label={spread}>
        <Segments
          value={Math.max(0.15, cause.probability * 10)}
          count={10}
          newFrom={hasMoved && before < cause.probability ? Math.floor(before * 10) : 10}
        />
        <span className="range" style={range} />
      </div>
      <p className="cause-meta">
        <span>{cause.likelihood.replace("'", '’')}</span>
        <span className="concern">
          <Icon name={concern.icon} className="shape" />
          {concern.words}
        </span>
        {hasMoved && <span className="moved">was {tenths(before) || 'under 1'} before your last answer</span>}
      </p>
      <p className="why">
        <ExplainedText text={[cause.why, cause.whyNot].filter(Boolean).join(' ')} />
      </p>
      {cause.recall && (
        <p className="cause-recall">
          <Icon name="car" className="tiny" />
          <span>
            A recall of this model is about this part: <span className="num">{cause.recall.campaign}</span>
            {cause.recall.reportedOn && `, ${recallDay(cause.recall.reportedOn)}`}
          </span>
        </p>
      )}
      {more.length > 0 && (
        <details className="more">
          <summary>
            What this is<span className="sr">: {cause.title}</span>
            <Icon name="down" className="tiny" />
          </summary>
          {more.map((text) => (
            <p key={text}>
              <ExplainedText text={text} />
            </p>
          ))}
          {cause.codes.length > 0 && <p className="num">{cause.codes.join(' ')}</p>}
        </details>
      )}
    </li>
  )
}
