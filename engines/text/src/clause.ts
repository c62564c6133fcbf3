/** A stretch of a message that tells one thing: where it begins, where it ends (behind its last character), in UTF-16 units. */
export interface Clause {
  readonly start: number
  readonly end: number
}

/** A sentence of so many words is cut where its own joints are. */
const LONG_WORDS = 16
/** Both sides of a joint keep so many: fewer tell nothing alone. */
const LEAST_WORDS = 4

/** Ends of sentences; a stop between digits ("3.5", "2.0T") ends none. */
const ENDS = /[.!?;](?=\s|$)|\n/g
const JOINTS =
  /,\s|\s-{1,3}\s|\s(?=(?:but|and|so|then|because|although|however|while|which|now|also|plus)\s)/gi

/**
 * The clauses of a message, in order and without overlap: sentences, and long sentences cut at commas and conjunctions. All letters of
 * the message lie in one of them. Linear in the length of the text.
 */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = []
  let start = 0
  for (const { index, 0: mark } of text.matchAll(ENDS)) {
    addParts(text, start, index + mark.length, clauses)
    start = index + mark.length
  }
  addParts(text, start, text.length, clauses)
  return clauses
}

function addParts(text: string, from: number, to: number, clauses: Clause[]): void {
  const sentence = text.slice(from, to)
  let start = 0
  if (hasWords(sentence, LONG_WORDS))
    for (const { index, 0: joint } of sentence.matchAll(JOINTS)) {
      if (!hasWords(sentence.slice(start, index), LEAST_WORDS)) continue
      if (!hasWords(sentence.slice(index), LEAST_WORDS)) break
      add(text, from + start, from + index + joint.trimEnd().length, clauses)
      start = index + joint.length
    }
  add(text, from + start, to, clauses)
}

function add(text: string, from: number, to: number, clauses: Clause[]): void {
  const piece = text.slice(from, to)
  if (!/[\p{L}\p{N}]/u.test(piece)) return
  const start = from + (piece.length - piece.trimStart().length)
  clauses.push({ start, end: start + piece.trim().length })
}

/** Whether a text has so many words; looks no further than needed. */
export const hasWords = (text: string, count: number): boolean =>
  text.trim().split(/\s+/, count).filter(Boolean).length === count
