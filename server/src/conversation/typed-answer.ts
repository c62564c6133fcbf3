import type { Answer, CaseFacts, Statement } from '@candi/contracts'
import type { Intent } from '@candi/engines/text'
import { nextStepOf } from '../translate/next-step.ts'
import { bareAnswer } from './bare-answer.ts'
import { formAssessment } from './form-assessment.ts'
import type { DiagnosisParts } from './ports.ts'
import { understandCase } from './understand-case.ts'

/**
 * A typed "yes" as the answer to the question that stands open; null where none does. The question is reckoned from what was
 * told before, which is what the owner sees on the sheet. "Yes" to an experiment says nothing of its outcome.
 */
export async function typedAnswer(
  parts: DiagnosisParts,
  statements: readonly Statement[],
  facts: CaseFacts,
  intents: ReadonlyMap<string, Intent>,
  current: Statement | undefined,
): Promise<Answer | null> {
  const state = current ? bareAnswer(current.text) : null
  if (!current || state === null) return null
  const before = statements.filter(({ id }) => id !== current.id)
  const understanding = await understandCase(parts, before, facts, intents)
  const open = nextStepOf(parts, formAssessment(parts, understanding, new Set(facts.skipped)))
  return open?.kind === 'question' ? { finding: open.finding, state, source: 'answer' } : null
}
