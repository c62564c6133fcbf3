import { type CheckRow, NOT_SURE } from '@candi/contracts'
import type { CaseAssessment } from '../conversation/form-assessment.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'

export const CHOICES: NonNullable<CheckRow['outcome']>['choices'] = [
  { label: 'Yes', state: 'present' },
  { label: 'No', state: 'absent' },
  NOT_SURE,
]

export function checkRowsOf(parts: DiagnosisParts, assessment: CaseAssessment): CheckRow[] {
  return assessment.checks.map(({ cause, check }) => {
    const finding = check.finding === undefined ? undefined : parts.model.findings.get(check.finding)
    return {
      id: `${cause.id}:${check.title}`,
      title: check.title,
      steps: check.steps,
      minutes: check.minutes,
      cost: [check.cost[0], check.cost[1]],
      tools: [...check.tools],
      difficulty: check.difficulty,
      danger: check.danger,
      outcome: finding ? { finding: finding.id, question: finding.question, choices: CHOICES } : null,
    }
  })
}
