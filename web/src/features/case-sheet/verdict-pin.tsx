import type { Verdict } from '@candi/contracts'
import { Icon } from '../../parts/icon.tsx'

type Props = { verdict: Verdict; isSheetShown: boolean; onToggle: () => void }

/** The verdict as one pinned line on a phone; a tap goes to the sheet and back to the conversation. */
export function VerdictPin({ verdict, isSheetShown, onToggle }: Props) {
  return (
    <button className={`pin tone-${verdict.urgency}`} type="button" onClick={onToggle}>
      <Icon name={verdict.telltale} />
      <span className="pin-text">
        <span className="sr">Can I drive it? </span>
        {verdict.headline}
      </span>
      <span className={`pin-go ${isSheetShown ? 'up' : ''}`}>
        <span className="sr">Show the </span>
        {isSheetShown ? 'Chat' : 'Sheet'}
        <Icon name="down" className="tiny" />
      </span>
    </button>
  )
}
