import type { Assessment } from '@candi/contracts'
import { lowerFirst } from '../translate/sentence.ts'

export const likely = (probability: number): string =>
  probability >= 0.65
    ? 'Most likely it is this:'
    : probability >= 0.4
      ? 'A likely cause:'
      : 'The first guess:'

type Titled = Pick<Assessment['causes'][number], 'title'>

/** Where no cause stands out: the two likeliest, without choosing between them. */
export const stillOpen = (first: Titled, second: Titled): string =>
  `Several causes are possible. The two likeliest: ${lowerFirst(first.title)}, and ${lowerFirst(second.title)}.`

/** The leading cause, or what is still open, in one sentence. */
export function likelyCause({ causes }: Assessment): string {
  const [first, second] = causes.filter(({ problem }) => problem !== '')
  if (!first) return ''
  return first.probability >= 0.3 || !second
    ? `${likely(first.probability)} ${lowerFirst(first.title)}.`
    : stillOpen(first, second)
}
