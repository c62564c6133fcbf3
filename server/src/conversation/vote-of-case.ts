import type { ModelVote, Statement } from '@candi/contracts'
import type { CausalModel } from '@candi/domain'
import type { TextOpinion } from '@candi/engines/text'

/** So much at least is shared out among all problems: whoever names two of 46 has not ruled out the others. */
const LEAST_OPEN = 0.1

/**
 * What a language model made of the words of a case, as an opinion of all problems that sums to 1. It comes from the client with each turn, so
 * nothing in it is trusted: the message must be of this case, and the problems ours. What it left open is shared out evenly.
 */
export function voteOfCase(
  { problemIds }: Pick<CausalModel, 'problemIds'>,
  statements: readonly Pick<Statement, 'id'>[],
  vote: ModelVote | null,
): TextOpinion | null {
  if (!vote || !statements.some(({ id }) => id === vote.message)) return null
  const named = new Map<string, number>(vote.problems.map(({ id, probability }) => [id, probability]))
  const sum = problemIds.reduce((all, id) => all + (named.get(id) ?? 0), 0)
  if (sum === 0) return null
  const open = Math.max(1 - sum, LEAST_OPEN)
  const problems = new Map(
    problemIds.map((id) => [id, ((1 - open) * (named.get(id) ?? 0)) / sum + open / problemIds.length]),
  )
  return { problems, danger: vote.mustNotDrive, intents: new Map() }
}
