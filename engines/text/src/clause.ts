/** A stretch of a message that tells one thing: where it begins, where it ends (behind its last character), in UTF-16 units. */
export interface Clause {
  readonly start: number
  readonly end: number
}

/** A sentence of sixteen words or more is cut where its own joints are. */
const LONG = /^\W{0,20}(?:\S{1,60}\s{1,20}){15}\S/
/** Both sides of a joint keep four words at least: fewer tell nothing alone. */
const ENOUGH = /^\W{0,20}(?:\S{1,60}\s{1,20}){3}\S/

/** Ends of sentences; a stop between digits ("3.5", "2.0T") ends none. */
const ENDS = /[.!?;\n]{1,40}(?=\s|$)|\n/g
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
  if (LONG.test(sentence))
    for (const { index, 0: joint } of sentence.matchAll(JOINTS)) {
      if (!ENOUGH.test(sentence.slice(start, index))) continue
      if (!ENOUGH.test(sentence.slice(index))) break
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
