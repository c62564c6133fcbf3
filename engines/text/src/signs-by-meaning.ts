import { type Clause, hasWords } from './clause.ts'
import type { ReadSign } from './judge-findings.ts'

/** What a message tells by meaning: ids and places, no words. */
export interface RecognisedSigns {
  /** All findings that could have been recognised. */
  readonly known: ReadonlySet<string>
  /** Where reading ended: of what is told behind it nothing is said here. */
  readonly readTo: number
  /** Findings that may be told, each with its likeliest clause; surely enough to be heard without a phrase, or not. */
  readonly signs: ReadonlyMap<string, Clause & { readonly isTold: boolean }>
}

/** From so many words on the recogniser is also believed where it contradicts a phrase. */
const LONG_WORDS = 36

/** Surer than a hedged phrase, less sure than a plain one. */
const CONFIDENCE = 0.8

/** How much of a clause is quoted. */
const QUOTED = 160

/** Signs of a message by phrase and by meaning together, in the order in which they are told. */
export function signsByMeaning(
  text: string,
  { known, readTo, signs }: RecognisedSigns,
  byPhrases: readonly ReadSign[],
): ReadSign[] {
  const isLong = hasWords(text, LONG_WORDS)
  const stands = ({ observation: { finding, state }, end }: ReadSign) =>
    !isLong || state !== 'present' || !known.has(finding) || end > readTo || signs.has(finding)
  const read = new Set(byPhrases.map(({ observation }) => observation.finding))
  const added = [...signs]
    .filter(([finding, { isTold }]) => isTold && !read.has(finding))
    .map(([finding, clause]) => signOf(text, finding, clause))
  return [...byPhrases.filter(stands), ...added].sort(
    (left, right) => left.start - right.start || left.end - right.end,
  )
}

/** The clause itself is its quote, without the comma that ends it. */
function signOf(text: string, finding: string, { start, end }: Clause): ReadSign {
  const words = text.slice(start, end)
  const quote = (words.endsWith(',') ? words.slice(0, -1) : words).slice(0, QUOTED)
  return {
    observation: { finding, state: 'present', confidence: CONFIDENCE, source: 'words', quote },
    start,
    end: start + quote.length,
  }
}
