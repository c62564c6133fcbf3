import type { NextStep } from '@candi/contracts'
import { type FindingDefinition, forbiddenNeed, type Need } from '@candi/domain'
import type { CaseAssessment } from '../conversation/form-assessment.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'
import { CHOICES } from './check-rows.ts'
import { lowerFirst } from './sentence.ts'

/** What to leave alone where a question has to be answered from memory. */
const LEAVE: Readonly<Record<Need, string>> = {
  ignition_on: 'Leave it switched off for now',
  engine_running: 'Leave the engine off for now',
  moving: 'Do not drive it to find out',
  brakes: 'Do not trust the brakes to hold it while you try',
  hot_parts: 'Keep away from hot parts',
  battery: 'Leave the battery alone',
  fuel: 'Leave the fuel cap closed',
  high_voltage: 'Leave the plug and the big battery alone',
  under_raised_car: 'Stay out from under the car',
}

/** How to find out, unless that asks for something that nobody may do with this car: then what is remembered has to do. */
function howToTell({ check, requires }: FindingDefinition, { verdict }: CaseAssessment): string {
  const need = forbiddenNeed(requires, verdict.mustNot)
  return need === null ? check : `Go by memory. ${LEAVE[need]}; "not sure" is a good answer.`
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
    how: experiment ? `${experiment.how} ${finding.question}` : howToTell(finding, assessment),
    danger: experiment?.danger ?? '',
    choices: CHOICES,
  }
}
