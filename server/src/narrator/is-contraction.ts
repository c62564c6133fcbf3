import { isFunctionWord, isNegator, isTopic, RELATIVES } from './explanatory-words.ts'
import { COMMA } from './lent-texts.ts'
import { isWithheld } from './withheld-words.ts'
import { rootOf } from './words-of.ts'

/** They belong to the verb before them: what "runs down" does not run. */
const PARTICLES = new Set(['down', 'off', 'out', 'up'])

/** How far before a word what denies it may stand: "does not let". */
const REACH_OF_NEGATION = 2

/** Nouns before a noun that say which, and never how it is. */
const MODIFIERS = new Set(['brake', 'engine', 'wheel', 'steel', 'rubber', 'plastic', 'electric'])

/** They say how fast or how often, and not how well. */
const ADVERBS = new Set(['slowly', 'often', 'usually', 'sometimes', 'suddenly'])
/** A new subject or a definition may begin with these: left out, the words around them would say something else. */
const SEAMS = new Set(['and', ...RELATIVES])

/** Between what is said, it may be left out: "the pedal slowly sinks", "lets the fluid slip". */
const isDroppable = (word: string) =>
  (isFunctionWord(word) && !isNegator(word) && !SEAMS.has(word)) ||
  isTopic(word) ||
  ADVERBS.has(word) ||
  isDroppedCausative(word)
/** "The pad and its back": its owner goes before. */
const isOwning = (word: string, next: string) => word === 'and' && (next === 'its' || next === 'their')

/** Behind what is said, it may not be left out, for it bounds it: "charges weakly", "charges only part of the time". */
const isBound = (word: string) => isNegator(word) || word.endsWith('ly') || isWithheld(word)

/**
 * Whether these words say what a sentence of ours says, or a stretch of it, with nothing left out that would turn it around: "the
 * steel back rubs on the disc", and from "the lining is gone on one pad" not "the lining on one pad".
 */
export function isContraction(
  said: readonly string[],
  clause: readonly string[],
  sentence: readonly string[],
): boolean {
  const wanted = new Set(said.map(rootOf))
  for (const seam of SEAMS) if (clause.includes(seam)) wanted.add(seam)
  return sentence.some(
    (word, from) => !SEAMS.has(word) && wanted.has(rootOf(word)) && holdsFrom(from, wanted, clause, sentence),
  )
}

function holdsFrom(
  from: number,
  wanted: ReadonlySet<string>,
  clause: readonly string[],
  sentence: readonly string[],
): boolean {
  const isSaid = (word: string) => wanted.has(rootOf(word))
  const before = sentence.slice(Math.max(0, from - REACH_OF_NEGATION), from)
  if (before.some((word) => isNegator(word) && !isSaid(word))) return false
  const open = new Set([...wanted].filter((root) => !SEAMS.has(root)))
  for (let at = from; at < sentence.length; at += 1) {
    const word = sentence[at] ?? COMMA
    at = endOfAside(at, sentence, isSaid)
    const next = sentence[at + 1] ?? COMMA
    const isOf = (MODIFIERS.has(word) && isSaid(next)) || isOwning(word, next)
    if (word !== COMMA && !isSaid(word) && !isDroppable(word) && !isOf) return false
    open.delete(rootOf(word))
    if (open.size === 0)
      return isSaid(next) || !(isBound(next) || (PARTICLES.has(next) && !clause.includes(next)))
  }
  return false
}

/** Where an aside begins that says which one or what else: "the seals in the cylinder", "a line or a hose". */
const BEGINS_ASIDE = new Set(['in', 'of', 'at', 'behind', 'near', 'inside', 'or'])
const MOST_WORDS_OF_ASIDE = 4
const OF_OWNER = new Set(['your', 'car'])

/** "The seals, the part that wears, let": an aside may be left out as a whole. @returns its last place, or the place before where none begins */
function endOfAside(at: number, sentence: readonly string[], isSaid: (word: string) => boolean): number {
  const opening = sentence[at] ?? COMMA
  if (opening !== COMMA && !BEGINS_ASIDE.has(opening)) return at
  const ends = (word: string) =>
    word === COMMA || word === 'or' || (opening !== COMMA && (isSaid(word) || isDroppedCausative(word)))
  const end = sentence.findIndex((word, place) => place > at && ends(word))
  const aside = sentence.slice(at + 1, Math.max(at, end))
  if (end < 0 || (opening !== COMMA && aside.length > MOST_WORDS_OF_ASIDE)) return at
  return aside.some((word) => isSaid(word) || (isBound(word) && !OF_OWNER.has(word))) ? at : end - 1
}

const isDroppedCausative = (word: string) => /^lets?$/.test(word)
