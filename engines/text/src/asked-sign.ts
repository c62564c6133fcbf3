import type { Span } from './nearby-words.ts'
import type { Token } from './read-tokens.ts'

/** "Are my brakes failing?", "did they leave the caliper stuck?": a fear put as a question, by whoever has told what happens elsewhere. */
const ASKS_WHETHER =
  /^(?:(?:so|and|but|or|omg|ok|wait|then) ){0,2}(?:(?:is|are) (?:my|the|our) \w+|did (?:i|they|he|she|we|someone|somebody))\b/
/** Words of a question that asks for nothing but whether it is so; a longer one tells more. */
const LONGEST = 8
/** "Is the pedal supposed to sink", "is my car safe with a bulge": these take it for granted. */
const TAKES_FOR_GRANTED =
  /\b(?:supposed|meant|normal|ok|okay|safe|bad|dangerous|serious|that|because|when|while|if|since|after|with|why|how|from)\b/

/** Whether a sign stands in a short question that asks if it is there. */
export function isAsked(text: string, tokens: readonly Token[], spans: readonly Span[]): boolean {
  const sentence = tokens[spans[0]?.[0] ?? -1]?.sentence
  const asked = tokens.filter((token) => token.sentence === sentence)
  const last = asked.at(-1)
  if (!last || asked.length > LONGEST || !/^\W*\?/.test(text.slice(last.end))) return false
  const words = asked.map(({ word }) => word).join(' ')
  return ASKS_WHETHER.test(words) && !TAKES_FOR_GRANTED.test(words)
}
