import { type CaseVerdict, type CausalModel, likeliestOf, type ReaderOpinion } from '@candi/domain'
import { lowerFirst } from './sentence.ts'

/**
 * How the vote of a language model stands to what we believed without it. Empty where none voted, and where so little was told that nothing is
 * said of causes at all.
 */
export function secondReadingOf(
  { problems }: Pick<CausalModel, 'problems'>,
  own: ReaderOpinion,
  vote: { readonly by: string; readonly problems: ReaderOpinion } | null,
  { level, decidedBy }: Pick<CaseVerdict, 'level' | 'decidedBy'>,
): string {
  if (!vote || level === 'unknown') return ''
  const leading = (odds: ReaderOpinion) =>
    problems[
      likeliestOf(
        Float64Array.from(problems, ({ id }) => odds.get(id) ?? 0),
        1,
      )[0] ?? 0
    ]
  const seen = leading(vote.problems)
  const sees = seen?.id === leading(own)?.id ? 'agrees' : `points rather to ${lowerFirst(seen?.title ?? '')}`
  const fears = decidedBy === 'vote' ? '. It worries more than we did, and there we follow it' : ''
  return `A second reading by ${vote.by} ${sees}${fears}.`
}
