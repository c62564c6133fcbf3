import { type Span, sentenceBehind, wordsBehind } from './nearby-words.ts'
import type { Token } from './read-tokens.ts'

const STOPPED = new Set(['stopped', 'gone', 'fixed', 'cured', 'disappeared'])
/** What can stop: of anything else "the belt is gone" tells that it is missing. */
const CEASES =
  /^(?:nois|sound|squeal|squeak|screech|grind|knock|tick|tapp|rattl|hum|whin|whistl|hiss|clunk|clank|click|clatter|thump|rumbl|roar|smell|odor|stink|light|lamp|warning|message|code|shak|vibrat|shudder|shimm|wobbl|smok|steam|leak|drip|hesitat|misfir|stall|surg|problem|issue)/
const LINKING = new Set(['is', 'was', 'has', 'are', 'have', 'now', 'all'])

/** Whether the word names what can cease: a noise, a smell, a lamp, a leak. */
export const canCease = (word: string): boolean => CEASES.test(word)

/** "The knocking is gone", "the noise has stopped". */
export function hasCeased(tokens: readonly Token[], [start, end]: Span): boolean {
  for (const word of wordsBehind(tokens, end, 2)) {
    if (word === 'gone' && !tokens.slice(start, end + 1).some((token) => canCease(token.word))) return false
    if (STOPPED.has(word)) return true
    if (!LINKING.has(word)) return false
  }
  return false
}

/** "Had a flat last week, plugged it": mended by who tells it, unless it came back. */
const MENDED = /^(?:\w+ ){0,3}(?:plugged|patched|fixed|repaired) (?:it|that)\b/
const BACK = /\b(?:back|again|still|returned|now)\b/

export const isMended = (tokens: readonly Token[], end: number): boolean =>
  MENDED.test(sentenceBehind(tokens, end)) && !BACK.test(sentenceBehind(tokens, end, 20))
