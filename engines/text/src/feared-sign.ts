import type { Span } from './nearby-words.ts'
import type { Token } from './read-tokens.ts'

/**
 * "I'm scared it'll overheat this summer", "he says the brakes could fail", "what if they fail", "it used to overheat": what
 * may come, or was, is not there now.
 */
const FEARED =
  /\b(?:scared|afraid|worried|fear|fears|terrified|nervous|hope|hoping|wonder|wondering)(?: (?!and|because|since)\w{1,24}){0,5} (?:will|would|might|may|could|going to|gonna)(?: \w{1,24}){0,2}$|\b(?:says|said|thinks|tells|told|warns|warned|heard)(?: (?!but|because|since)\w{1,24}){0,6} (?:will|would|might|may|could|going to|gonna)(?: \w{1,24}){0,2}$|\b(?:what if|in case|(?:know|tell) if|a chance)(?: \w{1,24}){0,3}$|(?<!than (?:it|i|they|she|he) )\bused to(?: be)?$/
/** "My dad says it's just water from the AC": what somebody plays down, the owner has not seen. */
const PLAYED_DOWN =
  /\b(?:says|said|thinks|thought|reckons|guesses|swears|told me|tells me)(?: (?:that|this|it|its|it is|is|was)){0,3} (?:just|only|probably just|nothing but)(?: \w+){0,2}$/
/** Words before a sign in which a fear is looked for. */
const FEAR_SCOPE = 9
/** "Scared the wheel will come off": the sign itself says that it is to come. */
const FEARS =
  /\b(?:scared|afraid|worried|fear|terrified|nervous|paranoid)(?: (?:that|the|my|it|its|a|this|one|of)){0,3}$/
const TO_COME = new Set(['will', 'would', 'might', 'may', 'could', 'going', 'gonna'])

export function isFeared(tokens: readonly Token[], [start, end]: Span): boolean {
  const { clause, sentence } = tokens[start] ?? {}
  const before = tokens.slice(Math.max(0, start - FEAR_SCOPE), start)
  const said = before
    .filter((token) => token.clause === clause)
    .map(({ word }) => word)
    .join(' ')
  const isToCome = tokens.slice(start, end + 1).some(({ word }) => TO_COME.has(word))
  return (
    (FEARED.test(said) || PLAYED_DOWN.test(said) || (isToCome && FEARS.test(said))) &&
    !tokens.some((token) => token.sentence === sentence && HAPPENED.has(token.word))
  )
}
/** What is feared to come again has been there. */
const HAPPENED = new Set(['again', 'already', 'yesterday', 'keeps', 'kept'])
