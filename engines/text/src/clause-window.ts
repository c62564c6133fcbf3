import { type Clause, clausesOf } from './clause.ts'
import type { WordPiece } from './word-piece.ts'

/** Whole clauses of a message, as many as the encoder reads at once. */
export interface ClauseWindow {
  /** Ids of the vocabulary, with a mark at each end. */
  readonly ids: readonly number[]
  readonly clauses: readonly (Clause & {
    /** Its first token in `ids`, and the one behind its last. */
    readonly from: number
    readonly to: number
  })[]
}

/** Longer messages are read this far by meaning, and by phrases to their end: 400 words tell enough. */
const MOST_WINDOWS = 3

/** The windows of a message, in its order; none of an empty one. */
export function clauseWindows(text: string, tokenizer: WordPiece): ClauseWindow[] {
  const windows: ClauseWindow[] = []
  let rest = clausesOf(text)
  while (rest.length > 0 && windows.length < MOST_WINDOWS) {
    const window = windowFrom(text, rest, tokenizer)
    windows.push(window)
    rest = rest.slice(window.clauses.length)
  }
  return windows
}

function windowFrom(text: string, clauses: readonly Clause[], tokenizer: WordPiece): ClauseWindow {
  const [mark = 0, endMark = 0] = tokenizer.encode('')
  const ids = [mark]
  const held: ClauseWindow['clauses'][number][] = []
  for (const clause of clauses) {
    // One clause that is longer than all that is read at once is cut by the tokenizer, and is a window of its own.
    const tokens = tokenizer.encode(text.slice(clause.start, clause.end)).slice(1, -1)
    if (held.length > 0 && ids.length + tokens.length >= tokenizer.limit) break
    const from = ids.length
    ids.push(...tokens)
    held.push({ ...clause, from, to: ids.length })
  }
  return { ids: [...ids, endMark], clauses: held }
}
