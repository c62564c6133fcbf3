import type { UrgencyWord } from '@candi/contracts'
import { Icon } from './icon.tsx'
import './lamp.css'

const WORDS: Record<UrgencyWord, string> = {
  stop: 'Stop, do not drive',
  limp: 'Only to the nearest workshop',
  soon: 'Within two days',
  plan: 'Within two weeks',
  watch: 'Just watch it',
}

/** What a lamp alone asks of its driver; nothing where it is no warning. */
export function StopOrNot({ urgency }: { urgency: UrgencyWord | null }) {
  if (!urgency) return null
  return (
    <p className={`stop-or-not tone-${urgency}`}>
      <Icon name={urgency === 'stop' ? 'stop' : 'general'} className="small" />
      {WORDS[urgency]}
    </p>
  )
}
