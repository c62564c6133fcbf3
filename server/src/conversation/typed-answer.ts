import {
  type Answer,
  answersOfSeveral,
  type CaseFacts,
  type NextStep,
  type Statement,
} from '@candi/contracts'
import type { FindingState } from '@candi/domain'
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
  /** One a sign that it asks for. */
  readonly answers: readonly Answer[]
  /** Whether the line tells nothing of the car beside; what it tells is read as any other complaint. */
  readonly isAll: boolean
}

/** Who is in danger, or means harm, answers nothing. */
const BEFORE_ANSWERS: ReadonlySet<Intent | undefined> = new Set(['medical', 'harm', 'tamper'])

/**
 * A typed "nah it's fine when I press it" as the answer to the question that stands open; null where it is none. The question is
 * reckoned from what was told before, which is what the owner sees on the sheet. "Yes" to an experiment says nothing of its outcome, and
 * to a list not which of its signs.
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
  const answers = open && answersOf(open, said.state)
  if (!answers) return null
  const told = [...parts.signs.read(current.text), ...signsInContext(parts, lines, current.text)].map(
    ({ observation }) => observation,
  )
  const isAsked = ({ finding }: { readonly finding: string }) =>
    answers.some((answer) => answer.finding === finding)
  // What the line tells of that very sign counts, and not how it opens; and it says nothing of the others of a list.
  if (told.some((sign) => isAsked(sign) && (answers.length > 1 || sign.state !== said.state))) return null
  const beside = told.filter(
    (sign) => !isAsked(sign) && !parts.model.findings.get(sign.finding)?.isCircumstance,
  )
  // "None of my brake lights work" denies something of its own.
  if (beside.length > 0 && !said.isOpening) return null
  const isAll = !beside.some(({ state }) => state === 'present')
  if (!isAll && intents.get(current.id) !== 'complaint') return null
  return { answers, isAll }
}

/** What "yes", "no" or "not sure" says of all that is asked; null where it says nothing. */
function answersOf(open: NextStep, state: FindingState): readonly Answer[] | null {
  if (open.kind === 'question') return [{ finding: open.finding, state, source: 'answer' }]
  if (open.kind === 'experiment' || state === 'present') return null
  return answersOfSeveral(open, state === 'absent' ? new Set() : null)
}
