import { type NextStep, NONE_OF_THESE, NOT_SURE } from '@candi/contracts'
import { type Candidate, isMoreUrgent, rulesThatHold } from '@candi/domain'
import type { CaseAssessment } from '../conversation/form-assessment.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'
import { decidesVerdict } from '../conversation/screening-questions.ts'
import { CHOICES } from './check-rows.ts'
import { howOrFromMemory } from './from-memory.ts'

/** Why it is asked, where that is not plain: it bears on the verdict, or comes from a photo. */
function becauseOf({ model }: DiagnosisParts, assessment: CaseAssessment, finding: string): string {
  const { verdict, understanding } = assessment
  const { observations, vehicle, asksFirst } = understanding
  if (decidesVerdict(verdict).includes(finding)) return 'This can tell whether it is as bad as it sounds.'
  if (asksFirst.includes(finding)) return 'I ask because of what your photo shows.'
  const supposed = [...observations, { finding, state: 'present', confidence: 1, source: 'answer' } as const]
  const raises = rulesThatHold(model, supposed, vehicle.fuel).some(
    ({ all, urgency }) =>
      all.flat().includes(finding) && (verdict.level === 'unknown' || isMoreUrgent(urgency, verdict.level)),
  )
  if (!raises) return ''
  return verdict.level === 'unknown'
    ? 'It shows whether the car has to stay where it is.'
    : 'If so, it is more urgent than it looks.'
}

const leftInWords = (left: number) =>
  left > 1 ? `About ${left} questions left` : left === 1 ? 'One last question' : ''

/** The one open question or experiment, or null when no answer would move the sheet enough. */
export function nextStepOf(parts: DiagnosisParts, assessment: CaseAssessment): NextStep | null {
  const best = assessment.questions[0]
  if (!best) return null
  const left = leftInWords(assessment.questionsLeft)
  if (assessment.several.length > 0) return listOf(assessment.several, left)
  const { finding, experiment } = best
  return {
    kind: experiment ? 'experiment' : 'question',
    id: experiment?.id ?? finding.id,
    finding: finding.id,
    text: experiment ? experiment.title : finding.question,
    because: becauseOf(parts, assessment, finding.id),
    how: experiment
      ? experiment.how
      : howOrFromMemory(finding.check, finding.requires, assessment.verdict.mustNot),
    asks: experiment ? finding.question : '',
    danger: experiment?.danger ?? '',
    choices: CHOICES,
    options: [],
    left,
  }
}

/** Several signs at once. It is known by the first of them. */
function listOf(several: readonly Candidate[], left: string): NextStep {
  const options = several.map(({ finding: { id, sign } }) => ({ finding: id, label: sign }))
  const finding = options[0]?.finding ?? ''
  return {
    kind: 'several',
    id: options.map((option) => option.finding).join(' '),
    finding,
    text: 'Which of these do you notice?',
    because: '',
    how: '',
    asks: '',
    danger: '',
    choices: [NONE_OF_THESE, NOT_SURE],
    options,
    left,
  }
}
