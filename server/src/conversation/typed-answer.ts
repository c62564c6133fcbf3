import type { Answer, CaseFacts, Statement } from '@candi/contracts'
import type { Intent } from '@candi/engines/text'
import { nextStepOf } from '../translate/next-step.ts'
import { formAssessment } from './form-assessment.ts'
import type { DiagnosisParts } from './ports.ts'
import { readCorrection } from './read-correction.ts'
import { saidAnswer } from './said-answer.ts'
import { signsInContext } from './signs-in-context.ts'
import { understandCase } from './understand-case.ts'

/** A typed answer to the question that stands open. */
interface TypedAnswer {
  readonly answer: Answer
  /** Whether the line tells nothing of the car beside; what it tells is read as any other complaint. */
  readonly isAll: boolean
}

/** Who is in danger, or means harm, answers nothing. */
const BEFORE_ANSWERS: ReadonlySet<Intent | undefined> = new Set(['medical', 'harm', 'tamper'])

/**
 * A typed "nah it's fine when I press it" as the answer to the question that stands open; null where it is none. The question is
 * reckoned from what was told before, which is what the owner sees on the sheet. "Yes" to an experiment says nothing of its outcome.
 */
export async function typedAnswer(
  parts: DiagnosisParts,
  statements: readonly Statement[],
  facts: CaseFacts,
  intents: ReadonlyMap<string, Intent>,
  current: Statement | undefined,
): Promise<TypedAnswer | null> {
  const said = current ? saidAnswer(parts.acts, current.text) : null
  if (!current || !said || BEFORE_ANSWERS.has(intents.get(current.id))) return null
  const before = statements.filter(({ id }) => id !== current.id)
  const lines = before.filter(({ id }) => intents.get(id) === 'complaint').map(({ text }) => text)
  if (readCorrection(parts.acts, lines, current.text)) return null
  const understanding = await understandCase(parts, before, facts, intents)
  const open = nextStepOf(parts, formAssessment(parts, understanding, new Set(facts.skipped)))
  if (open?.kind !== 'question') return null
  const told = [...parts.signs.read(current.text), ...signsInContext(parts, lines, current.text)].map(
    ({ observation }) => observation,
  )
  // What the line tells of that very sign counts, and not how it opens.
  if (told.some(({ finding, state }) => finding === open.finding && state !== said.state)) return null
  const isBeside = ({ finding }: { readonly finding: string }) =>
    finding !== open.finding && !parts.model.findings.get(finding)?.isCircumstance
  const beside = told.filter(isBeside)
  // "None of my brake lights work" denies something of its own.
  if (beside.length > 0 && !said.isOpening) return null
  const isAll = !beside.some(({ state }) => state === 'present')
  if (!isAll && intents.get(current.id) !== 'complaint') return null
  return { answer: { finding: open.finding, state: said.state, source: 'answer' }, isAll }
}
