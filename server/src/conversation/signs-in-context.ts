import type { ReadSign } from '@candi/engines/text'
import { isCourtesy } from './courtesy.ts'
import type { DiagnosisParts } from './ports.ts'

/** Words up to which a line is taken for the rest of an earlier sentence. */
const SHORT = 9
/** Sentences before it behind which it is read, the latest first: each costs a reading in every later turn. */
const SENTENCES = 3
/** Words at the end of a sentence that are read with it. */
const WORDS = 16
/** Less sure than what is told in one breath. */
const CONFIDENCE = 0.8

const wordsIn = (text: string) => text.trim().split(/\s+/)

/** The sentences behind which a line may stand, the latest first, and the last lines as one: "it vibrates, at 60 mph". */
function sentencesBefore(earlier: readonly string[]): string[] {
  const sentences = earlier.flatMap((text) =>
    text
      .split(/[.!?\n]+(?=\s|$)/)
      .map((sentence) => wordsIn(sentence).slice(-WORDS).join(' '))
      .filter(Boolean),
  )
  const latest = sentences.slice(-SENTENCES)
  const together = wordsIn(latest.join(', ')).slice(-WORDS).join(' ')
  return [...new Set([...latest.reverse(), together])]
}

/**
 * The signs in a short line that it has only behind what was told before: "it's blue" is none, "smoke from the exhaust, it's
 * blue" is one. Those that either part tells by itself are not among them. Places and quotes are the line's own.
 */
export function signsInContext(
  { signs }: Pick<DiagnosisParts, 'signs'>,
  earlier: readonly string[],
  text: string,
): ReadSign[] {
  if (earlier.length === 0 || wordsIn(text).length > SHORT || isCourtesy(text)) return []
  const known = new Set(
    [...earlier, text].flatMap((told) => signs.read(told).map(({ observation }) => observation.finding)),
  )
  const found = new Map<string, ReadSign>()
  for (const sentence of sentencesBefore(earlier)) {
    const before = `${sentence}, `
    for (const { observation, start, end } of signs.read(before + text)) {
      const { finding } = observation
      if (start >= before.length || end <= before.length || known.has(finding) || found.has(finding)) continue
      const ownEnd = end - before.length
      found.set(finding, {
        observation: {
          ...observation,
          confidence: Math.min(observation.confidence, CONFIDENCE),
          quote: text.slice(0, ownEnd),
        },
        start: 0,
        end: ownEnd,
      })
    }
  }
  return [...found.values()]
}
