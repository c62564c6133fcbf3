import { type Acts, isActOf, withPieces } from './act-of-line.ts'
import { plainWords } from './plain-words.ts'

export const COURTESIES: ReadonlySet<string> = new Set([
  'thanks',
  'acknowledges',
  'greets',
  'bye',
  'jokes',
  'sorry',
])
/** Characters of a line that is nothing but courtesy, and how sure that has to be of it and of each of its clauses. */
const LONGEST = 45
const SURE = 0.65
const SURE_OF_CLAUSE = 0.3

/** A line of nothing but courtesy: "ok thanks", "good morning", "ttyl". It tells of no car, whatever was said before it. */
export const isCourtesy = (acts: Acts, text: string): boolean =>
  text.length <= LONGEST &&
  isActOf(acts, text, COURTESIES, SURE) &&
  withPieces(text).every(
    // "Hi, candi": a word by itself tells nothing.
    (clause) => plainWords(clause).length < 2 || isActOf(acts, clause, COURTESIES, SURE_OF_CLAUSE),
  )
