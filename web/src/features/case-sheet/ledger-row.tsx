import { type Answer, isDenied, type LedgerRow } from '@candi/contracts'
import type { ReactNode } from 'react'
import { Icon } from '../../parts/icon.tsx'
import type { IconName } from '../../parts/icon-shapes.tsx'
import { Segments } from '../../parts/segments.tsx'
import { ExplainedText } from '../../parts/terms.tsx'

type SourceKind = LedgerRow['sources'][number]['kind']
const SOURCE: Record<SourceKind, { words: string; icon: IconName }> = {
  words: { words: 'Your words', icon: 'words' },
  answer: { words: 'Your answer', icon: 'tap' },
  unchosen: { words: 'Not among what you chose', icon: 'tap' },
  flip: { words: 'Set by you', icon: 'tap' },
  check: { words: 'Your check', icon: 'flask' },
  code: { words: 'Trouble code', icon: 'code' },
  vehicle: { words: 'Your car', icon: 'car' },
  sound: { words: 'Heard in', icon: 'wave' },
  model: { words: 'Read in your words by the language model', icon: 'words' },
  photo: { words: 'Seen in', icon: 'camera' },
}

function quoted(kind: SourceKind, quote: string): ReactNode {
  if (kind === 'code') return <span className="num"> {quote}</span>
  // "Recording 1, 3.2–4.8 s" and "Photo 1" are nobody's words.
  return kind === 'sound' || kind === 'photo' ? ` ${quote}` : `: “${quote}”`
}

type Props = {
  row: LedgerRow
  isAsked: boolean
  /** What the owner tapped since; shown before the sheet has caught up. */
  answer: Answer | undefined
  onFlip: (finding: string, state: Answer['state']) => void
  onEditCar: () => void
}

export function LedgerItem({ row, isAsked, answer, onFlip, onEditCar }: Props) {
  // What was left unchosen on a list is said neither way.
  const told = row.state === 'absent' && !isDenied(row) ? 'unknown' : row.state
  const state = answer && answer.source !== 'unchosen' ? answer.state : told
  // Tapping the pressed side takes the statement back.
  const press = (wanted: 'present' | 'absent') => onFlip(row.finding, state === wanted ? 'unknown' : wanted)
  return (
    <li className="sign">
      <div className="sign-text">
        <p>
          <ExplainedText text={row.sign} />
        </p>
        {row.sources.length === 0 ? (
          <p className="src">
            <Icon name="help" className="tiny" />
            <span>{isAsked ? 'Asked now, would tell most' : 'Not asked yet'}</span>
          </p>
        ) : (
          row.sources.map(({ kind, quote }) => (
            <p className="src" key={`${kind}${quote}`}>
              <Icon name={SOURCE[kind].icon} className="tiny" />
              <span>
                {SOURCE[kind].words}
                {quote && quoted(kind, quote)}
              </span>
            </p>
          ))
        )}
      </div>
      <p className="weight">
        {row.weight > 0 && (
          <>
            <Segments value={row.weight} count={5} />
            <span>{row.weightWord}</span>
          </>
        )}
      </p>
      {row.flippable ? (
        // biome-ignore lint/a11y/useSemanticElements: two toggles, not a form group
        <div className="flip" role="group" aria-label={row.sign}>
          <button
            id={`yes-${row.finding}`}
            type="button"
            aria-pressed={state === 'present'}
            onClick={() => press('present')}
          >
            Yes
          </button>
          <button
            id={`no-${row.finding}`}
            type="button"
            aria-pressed={state === 'absent'}
            onClick={() => press('absent')}
          >
            No
          </button>
        </div>
      ) : (
        <button type="button" className="link edit-car" onClick={onEditCar}>
          Edit<span className="sr"> your car</span>
        </button>
      )}
    </li>
  )
}
