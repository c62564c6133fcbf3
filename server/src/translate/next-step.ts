import type { NextStep } from '@candi/contracts'
import type { CaseAssessment } from '../conversation/form-assessment.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'
import { decidesVerdict } from '../conversation/screening-questions.ts'
import { CHOICES } from './check-rows.ts'
import { howOrFromMemory } from './from-memory.ts'
import { lowerFirst } from './sentence.ts'

/** Why it is asked before what would tell causes apart. */
function becauseOf({ verdict }: CaseAssessment, finding: string): string | null {
  if (verdict.level === 'unknown')
    return 'This comes first with any car: it shows whether it has to stay where it is.'
  return decidesVerdict(verdict).includes(finding) ? 'This can tell whether it is as bad as it sounds.' : null
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
    how: experiment
      ? `${experiment.how} ${finding.question}`
      : howOrFromMemory(finding.check, finding.requires, assessment.verdict.mustNot),
    danger: experiment?.danger ?? '',
    choices: CHOICES,
  }
}
