import { askedAs, type CaseFacts, type ConversationData, type Statement } from '@candi/contracts'
import { isMoreUrgent } from '@candi/domain'
import type { Intent } from '@candi/engines/text'
import { beliefOfCase } from './belief-of-case.ts'
import type { CaseAssessment } from './form-assessment.ts'
import type { DiagnosisParts } from './ports.ts'
import { priorOfCase } from './prior-of-case.ts'
import { understandCase } from './understand-case.ts'

/** The facts as they stood before the answer, the recording and the photos of this turn; null where it brought none. */
export function factsBefore(
  facts: CaseFacts,
  finding: string | undefined,
  hearing: string | undefined,
  sightings: readonly string[] = [],
): CaseFacts | null {
  if (finding === undefined && hearing === undefined && sightings.length === 0) return null
  return {
    ...facts,
    answers: facts.answers.filter((answer) => askedAs(answer) !== finding),
    hearings: facts.hearings.filter(({ id }) => id !== hearing),
    sightings: facts.sightings.filter(({ id }) => !sightings.includes(id)),
  }
}

export interface Change {
  /** How far the turn moved the cause that it moved most among those shown. */
  readonly moved: ConversationData['moved'] | null
  readonly isMoreUrgent: boolean
}

/** What the answer, the recording or the photos of this turn changed, against the facts without it. */
export async function changeBy(
  parts: DiagnosisParts,
  statements: readonly Statement[],
  facts: CaseFacts | null,
  intents: ReadonlyMap<string, Intent>,
  after: CaseAssessment,
): Promise<Change> {
  if (!facts) return { moved: null, isMoreUrgent: false }
  const understanding = await understandCase(parts, statements, facts, intents)
  const { belief: before, verdict } = beliefOfCase(parts, understanding, priorOfCase(parts, understanding))
  const moves = after.ranked.map(({ cause, position, probability }) => ({
    cause: cause.id,
    title: cause.title,
    before: before.causes[position] ?? 0,
    after: probability,
  }))
  const largest = moves.sort(
    (left, right) => Math.abs(right.after - right.before) - Math.abs(left.after - left.before),
  )[0]
  return {
    moved: largest ?? null,
    isMoreUrgent: isMoreUrgent(after.verdict.level, verdict.level),
  }
}
