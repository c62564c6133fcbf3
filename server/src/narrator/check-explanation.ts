import {
  ADDITIONS,
  CONNECTIVES,
  COPULAS,
  DETERMINERS,
  isEffect,
  isEvidence,
  isFunctionWord,
  isNegator,
  isRelation,
  isTopic,
  OPENERS,
  POINTS_BACK,
  RELATIVES,
} from './explanatory-words.ts'
import { isContraction } from './is-contraction.ts'
import { isOrder } from './is-order.ts'
import { type Grounds, type LentText, lentTexts } from './lent-texts.ts'
import { isWithheld } from './withheld-words.ts'
import { rootOf, wordsOf } from './words-of.ts'

/** Why a sentence is not shown. */
export type SentenceFault = 'shape' | 'order' | 'withheld' | 'ungrounded'

/** One sentence of plain Latin letters that states something: no figure, no markup, no question, no second full stop. */
const STATEMENT = /^[A-Z][A-Za-z' ,;-]*\.$/
const FEWEST_WORDS = 4
const MOST_WORDS = 40
/** Words of ours that a sentence must hold: with fewer it explains nothing on the sheet. */
const LEAST_GROUNDED = 2

/** A sentence this long, in characters, is none; what checks it need not be quick with more. */
export const LONGEST_SENTENCE = 600

/**
 * Holds one sentence against the one kind of thing that a model may say: an explanation in the third person whose words are ours.
 *
 * @param sentence as `normaliseSpeech` makes it
 * @param hasBefore whether the sentence before it was shown, so that "it" stands for something
 * @returns why it may not be shown, or null
 */
export function checkExplanation(
  sentence: string,
  grounds: Grounds,
  hasBefore: boolean,
): SentenceFault | null {
  if (sentence.length > LONGEST_SENTENCE || !STATEMENT.test(sentence)) return 'shape'
  const clauses = clausesOf(sentence)
  const words = clauses.flat()
  const first = words[0] ?? ''
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS) return 'shape'
  if (!hasBefore && POINTS_BACK.has(first) && !isDetermining(words)) return 'shape'
  if (
    clauses.some((clause) => partsOf(clause, ADDITIONS).some(isOrderBehindAddition)) ||
    opensWithVerb(words)
  )
    return 'order'
  if (words.some(isWithheld)) return 'withheld'
  if (new Set(words.filter((word) => !isGlue(word)).map(rootOf)).size < LEAST_GROUNDED) return 'ungrounded'
  const isGrounded = lentTexts(grounds).some((text) => clauses.every((clause) => restsOn(clause, text)))
  return isGrounded ? null : 'ungrounded'
}

/** What needs no ground of its own. */
const isGlue = (word: string) =>
  (isFunctionWord(word) && !isNegator(word)) || isTopic(word) || isRelation(word)

/** "This pad", not "this is". */
const isDetermining = ([first = '', second = '']: readonly string[]) =>
  DETERMINERS.has(first) && !isGlue(second)

/** "Spraying the disc", "oil the pads": what begins with a thing does not go on with "the". */
const opensWithVerb = ([first = '', second = '']: readonly string[]) =>
  first.endsWith('ing') || (!OPENERS.has(first) && DETERMINERS.has(second) && second !== 'that')

/** The words of each clause; one begins with its connective, and "that" with what it tells of: "alternator that charges". */
function clausesOf(sentence: string): string[][] {
  const clauses: string[][] = []
  for (const piece of sentence.split(/[,;]| - /)) {
    const parts = partsOf(wordsOf(piece), CONNECTIVES)
    for (const [at, part] of parts.entries()) {
      const told = RELATIVES.has(part[0] ?? '') ? parts[at - 1]?.at(-1) : undefined
      clauses.push(told === undefined || DETERMINERS.has(part[1] ?? '') ? part : [told, ...part])
    }
  }
  return clauses
}

const CONSEQUENCES = new Set(['so', 'then', 'therefore', 'thus'])

/** "And press the pedal". */
const isOrderBehindAddition = (words: readonly string[]) =>
  isOrder(words.filter((word, at) => at > 0 || !(ADDITIONS.has(word) || CONSEQUENCES.has(word))))

/** Words cut before each of these. */
function partsOf(words: readonly string[], seams: ReadonlySet<string>): string[][] {
  const parts: string[][] = [[]]
  for (const word of words) {
    if (seams.has(word) && parts.at(-1)?.length) parts.push([])
    parts.at(-1)?.push(word)
  }
  return parts
}

/** Whether a clause says what this text says; "rubs and squeals" also where the text says each for itself. */
function restsOn(clause: readonly string[], text: LentText): boolean {
  if (!statesLike(clause)) return false
  if (relatesRightly(clause, text)) return true
  const parts = partsOf(clause, ADDITIONS)
  return parts.length > 1 && parts.every((part) => restsOn(part, text))
}

/** "Is worn", "is the clamp", "is not", "is a sign", and not "is on" or "is as it was", which say that all is in its place. */
const statesLike = (clause: readonly string[]) =>
  clause.every((word, at) => {
    if (!COPULAS.has(word)) return true
    const [said = '', named = ''] = clause.slice(at + 1)
    if (DETERMINERS.has(said)) return !isTopic(named) || isEvidence(named)
    if (isNegator(said)) return named !== ''
    return isEvidence(said) || (said !== '' && !isFunctionWord(said) && !isTopic(said))
  })

const MAKES = new Set(['make', 'made', 'cause'].map(rootOf))

/** Whether what stands on either side of the relations of a clause is ours, and is a sign and its cause. */
function relatesRightly(clause: readonly string[], text: LentText): boolean {
  const sides: string[][] = [[]]
  let fits = false
  let makes = false
  for (const [at, word] of clause.entries()) {
    if (!isRelation(word, clause[at - 1])) sides.at(-1)?.push(word)
    else {
      sides.push([])
      fits ||= rootOf(word) === 'fit'
      makes ||= MAKES.has(rootOf(word))
    }
  }
  const said = sides.map((side) => side.filter((word) => !isGlue(word)))
  const [left = [], ...right] = said
  if (right.length === 0) return isHeld(left, clause, text)
  // A relation without its other side says nothing, and two bare names may be related in any way: "the pads fit".
  if (right.some((side) => side.length === 0) || said.every((side) => new Set(side.map(rootOf)).size < 2))
    return false
  const isNew = (word: string) => !left.some((one) => rootOf(one) === rootOf(word))
  if (!right.every((side) => side.some(isNew))) return false
  if (fits && left.length > 0 && !left.some((word) => isSign(word, text))) return false
  // A fault makes a noise; no noise makes a fault.
  if (makes && !right.flat().some((word) => isEffect(word) || isSign(word, text))) return false
  return said.every((side, at) => {
    const own = at === 0 ? side : side.filter((word) => !isEffect(word))
    return isHeld(own, clause, text)
  })
}

const isSign = (word: string, { title, signs }: LentText) =>
  signs.has(rootOf(word)) && !title.has(rootOf(word))

/** Whether words stand together in a sentence of ours; one alone must be a name of the thing or of its signs. */
function isHeld(
  said: readonly string[],
  clause: readonly string[],
  { sentences, title, signs }: LentText,
): boolean {
  const [first = ''] = said
  if (said.length === 0) return true
  if (said.length === 1) return !isNegator(first) && (title.has(rootOf(first)) || signs.has(rootOf(first)))
  return sentences.some((sentence) => isContraction(said, clause, sentence))
}
