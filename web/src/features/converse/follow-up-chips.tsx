import { FOLLOW_UPS, type FollowUp } from '@candi/contracts'

type Props = { followUps: readonly FollowUp[]; onAsk: (line: string) => void }

/** Below the last answer, where nothing is asked of the owner: what they may want to ask. */
export function FollowUpChips({ followUps, onAsk }: Props) {
  if (followUps.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that act at once, not form fields
    <div className="chips" role="group" aria-label="Ask next">
      {followUps.map((one) => (
        <button key={one} className="chip quiet bare" type="button" onClick={() => onAsk(FOLLOW_UPS[one])}>
          {FOLLOW_UPS[one]}
        </button>
      ))}
    </div>
  )
}
