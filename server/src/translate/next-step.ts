import type { NextStep } from '@candi/contracts'
import { needsDriving, needsRunning } from '@candi/domain'
import type { CaseAssessment } from '../conversation/form-assessment.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'
import { CHOICES } from './check-rows.ts'
import { lowerFirst } from './sentence.ts'

/** A car that must stand is not moved to find something out, and an engine that may be dying is not run for it. */
function howToTell(check: string, { may }: CaseAssessment): string {
  if (!may.run && needsRunning(check))
    return 'Go by memory. Leave the engine off to find out; "not sure" is a good answer.'
  return !may.drive && needsDriving(check)
    ? 'Go by memory. Do not drive it to find out; "not sure" is a good answer.'
    : check
}

/** Why it is asked before what would tell causes apart. */
function becauseOf({ verdict: { level, liftedBy } }: CaseAssessment, finding: string): string | null {
  if (level === 'unknown')
    return 'This comes first with any car: it shows whether it has to stay where it is.'
  return liftedBy.includes(finding) ? 'This can tell whether it is as bad as it sounds.' : null
}

/** The one open question or experiment, or null when no answer would move the sheet enough. */
export function nextStepOf(parts: DiagnosisParts, assessment: CaseAssessment): NextStep | null {
  const best = assessment.questions[0]
  if (!best) return null
  const { finding, experiment, tells } = best
  const [raised, lowered] = tells.map((position) => parts.model.causes[position])
  const because =
    becauseOf(assessment, finding.id) ??
    (raised && lowered && raised !== lowered
      ? `This tells two causes apart: ${lowerFirst(raised.title)}, or ${lowerFirst(lowered.title)}.`
      : 'This would tell the likely causes apart.')
  return {
    kind: experiment ? 'experiment' : 'question',
    id: experiment?.id ?? finding.id,
    finding: finding.id,
    text: experiment ? experiment.title : finding.question,
    because,
    how: experiment ? `${experiment.how} ${finding.question}` : howToTell(finding.check, assessment),
    danger: experiment?.danger ?? '',
    choices: CHOICES,
  }
}
