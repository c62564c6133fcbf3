import { URGENCY_STEPS, type UrgencyWord } from '@candi/contracts'
import { Icon } from './icon.tsx'
import './lamp.css'

/** What a lamp alone asks of its driver; nothing where it is no warning. */
export function StopOrNot({ urgency }: { urgency: UrgencyWord | null }) {
  if (!urgency) return null
  return (
    <p className={`stop-or-not tone-${urgency}`}>
      <Icon name={urgency === 'stop' ? 'stop' : 'general'} className="small" />
      {URGENCY_STEPS[urgency]}
    </p>
  )
}
