import type { Assessment } from '@candi/contracts'
import { lowerFirst } from '../translate/sentence.ts'

export const likely = (probability: number): string =>
  probability >= 0.65
    ? 'Most likely it is this:'
    : probability >= 0.4
      ? 'A likely cause:'
      : 'The first guess:'

/** The leading cause, or what is still open, in one sentence. */
export function likelyCause({ causes }: Assessment): string {
  const [first, second] = causes.filter(({ problem }) => problem !== '')
  if (!first) return ''
  return first.probability >= 0.3 || !second
    ? `${likely(first.probability)} ${lowerFirst(first.title)}.`
    : `Several causes are still open: ${lowerFirst(first.title)} or ${lowerFirst(second.title)}, among others.`
}
