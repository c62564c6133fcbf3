import type { Emergency } from '@candi/contracts'
import { SafeCard } from '../../parts/safe-card.tsx'
import './case-sheet.css'

export type SheetProblem = { sentence: string; emergency: Emergency | undefined }
type Props = {
  problem: SheetProblem
  /** The card that stands on the sheet already comes no second time. */
  standing?: Emergency | undefined
  onRetry: () => void
}

/** Why the case was not weighed; where its words tell of a danger, whom to call comes first. */
export const SheetFailure = ({ problem: { sentence, emergency }, standing, onRetry }: Props) => (
  <>
    {emergency && emergency.kind !== standing?.kind && <SafeCard emergency={emergency} />}
    <div className="sheet-failure" role="alert">
      <p>{sentence}</p>
      <button className="btn" type="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  </>
)
