import { SCOPE, type Span, wordsBehind } from './nearby-words.ts'
import type { Token } from './read-tokens.ts'

/** With these begins when or where something is: "no squeal when braking" denies the squeal alone. */
export const CONDITION = new Set([
  'when',
  'whenever',
  'while',
  'if',
  'once',
  'after',
  'at',
  'on',
  'in',
  'over',
  'under',
  'during',
  'above',
  'below',
])
/** What is well at a moment is not the trouble of that moment: "goes away when I turn left", "fine on the highway". */
const WELL = new Set([
  'fine',
  'ok',
  'okay',
  'good',
  'great',
  'well',
  'perfect',
  'perfectly',
  'normal',
  'normally',
  'works',
  'quiet',
  'silent',
  'smooth',
  'gone',
  'away',
  'stops',
  'disappears',
  'vanishes',
  'better',
])
/** Between what is well and the moment of it. */
const MOMENT = new Set([
  ...CONDITION,
  'only',
  'again',
  'i',
  'you',
  'we',
  'it',
  'the',
  'a',
  'my',
  'is',
  'am',
  'are',
])
/** "Cold start is fine", "when warm it runs fine". */
const MOMENT_ENDS = new Set([
  'cold',
  'warm',
  'hot',
  'idle',
  'idling',
  'start',
  'starts',
  'startup',
  'highway',
  'freeway',
  'motorway',
  'speed',
  'speeds',
  'town',
  'city',
  'neutral',
  'park',
  'reverse',
  'morning',
  'braking',
  'accelerating',
  'turning',
])
const IS_WELL =
  /^(?:it )?(?:is |are |was |runs |drives |works |starts |feels |sounds |seems )(?:all |just |perfectly |totally )?(?:fine|ok|okay|good|great|perfect|normal|well|smooth|quiet)\b/

/** Whether a moment is named as the one in which all is well. A phrase that says itself "stops when pressed" is not. */
export function isWellThen(tokens: readonly Token[], [start, end]: Span, all: readonly Span[]): boolean {
  const clause = tokens[start]?.clause
  let isMoment = CONDITION.has(tokens[start]?.word ?? '')
  if (MOMENT_ENDS.has(tokens[end]?.word ?? '') && IS_WELL.test(wordsBehind(tokens, end, 4).join(' ')))
    return true
  for (let place = start - 1; place >= 0 && place >= start - SCOPE; place -= 1) {
    const token = tokens[place]
    if (!token || token.clause !== clause) return false
    if (token.word === 'away' && !/^go|^went$/.test(tokens[place - 1]?.word ?? '')) return false
    if (WELL.has(token.word)) return isMoment && !all.some(([from, to]) => place >= from && place <= to)
    if (!MOMENT.has(token.word)) return false
    isMoment ||= CONDITION.has(token.word)
  }
  return false
}
