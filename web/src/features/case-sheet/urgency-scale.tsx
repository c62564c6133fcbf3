import { type LevelWord, URGENCY_STEPS, URGENCY_WORDS } from '@candi/contracts'

/** The five steps from "don't drive" to "just watch it"; the current one is lit, bold and announced, and none where nobody can tell yet. */
export function UrgencyScale({ urgency }: { urgency: LevelWord | null }) {
  return (
    <ol className="scale" aria-label="Urgency in five steps, most urgent first">
      {URGENCY_WORDS.map((step) => (
        <li key={step} aria-current={step === urgency ? 'true' : undefined}>
          <span>{URGENCY_STEPS[step]}</span>
        </li>
      ))}
    </ol>
  )
}
