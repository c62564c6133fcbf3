import type { LevelWord, UrgencyWord } from '@candi/contracts'

const URGENCY_STEPS: readonly { urgency: UrgencyWord; label: string }[] = [
  { urgency: 'stop', label: 'Don’t drive' },
  { urgency: 'limp', label: 'Workshop only' },
  { urgency: 'soon', label: 'Within 2 days' },
  { urgency: 'plan', label: 'Within 2 weeks' },
  { urgency: 'watch', label: 'Just watch it' },
]

/** The five steps from "don't drive" to "just watch it"; the current one is lit, bold and announced, and none where nobody can tell yet. */
export function UrgencyScale({ urgency }: { urgency: LevelWord | null }) {
  return (
    <ol className="scale" aria-label="Urgency in five steps, most urgent first">
      {URGENCY_STEPS.map((step) => (
        <li key={step.urgency} aria-current={step.urgency === urgency ? 'true' : undefined}>
          <span>{step.label}</span>
        </li>
      ))}
    </ol>
  )
}
