import type { TroubleCodeReading } from './trouble-code.ts'

/**
 * Whether a code is told as one that is not there: "no P0420 stored", "P0171 is not present", "P0301 was cleared and never came back".
 * Words before it deny it only where nothing but words about codes stands between: "no start, P0335" and "no power with P0299" tell
 * of a car that has the code.
 */
const NEGATIONS = new Set(['no', 'not', 'never', 'without', 'neither', 'nor', 'none', 'zero'])
const OF_CODES = new Set(
  'a an any the such more other further stored pending active current trouble fault error engine misfire lean rich cat catalyst evap code codes dtc dtcs have has had having get got getting gets show shows showing showed throw throws throwing threw see seen find found read pull pulled set store like of been longer or and do does did either'.split(
    ' ',
  ),
)
const AUXILIARY = new Set(
  'is are was were has have had been does do did it just anymore longer now code codes'.split(' '),
)
const BEING_THERE = new Set(
  'stored present active there pending set showing shown found listed back come came return returned returning'.split(
    ' ',
  ),
)
const ENDED = new Set('cleared erased deleted reset fixed repaired gone went'.split(' '))
const CAME_BACK = new Set('come came return returned reappeared back since'.split(' '))
const LONG_AGO = new Set(['years', 'year'])
const CLAUSE_END = /[.!?;,:()\n]|\b(?:but|just|only|although|though|because|so|yet)\b/gi
const WORD = /[a-z0-9]+(?:['’]?[a-z]+)?/gi
/** How far words may stand from the code of which they are said. */
const LOOK = 90

const wordsOf = (text: string) => (text.match(WORD) ?? []).map((word) => word.replace('’', "'").toLowerCase())
const denies = (word: string | undefined) =>
  word !== undefined &&
  (NEGATIONS.has(word) || word.endsWith("n't") || /^(?:did|does|do|is|was|has|have)nt$/.test(word))

/** Another code of the same list: "no P0301 or P0302". */
const isListed = (word: string) => word === 'and' || word === 'or' || /^[pbcu]\d/.test(word)

export function isDenied(text: string, { start, end }: TroubleCodeReading): boolean {
  const before = text.slice(Math.max(0, start - LOOK), start)
  const clause = before.slice(lastEnd(before))
  const after = text.slice(end, end + LOOK)
  return deniedBefore(wordsOf(clause)) || deniedBehind(after)
}

/** The same, for whoever reads the text for something else: from where to where a code and its denial stand. */
export function spanOfDenial(text: string, reading: TroubleCodeReading): readonly [number, number] {
  const before = text.slice(Math.max(0, reading.start - LOOK), reading.start)
  const from = deniedBefore(wordsOf(before.slice(lastEnd(before))))
    ? reading.start - before.length + lastEnd(before)
    : reading.start
  return [from, reading.end]
}

function lastEnd(before: string): number {
  const last = [...before.matchAll(CLAUSE_END)].at(-1)
  return last ? last.index + last[0].length : 0
}

function deniedBefore(words: readonly string[]): boolean {
  for (const [back, word] of words.toReversed().entries()) {
    if (word === 'used' && words[words.length - back] === 'to') return true
    if (denies(word)) return true
    if (!OF_CODES.has(word) && !isListed(word) && word !== 'to') return false
  }
  return false
}

function deniedBehind(after: string): boolean {
  const sentence = after.split(/[.!?\n]|\bbut\b/i)[0] ?? ''
  const words = wordsOf(sentence)
  const no = words.findIndex(
    (word, index) => denies(word) || (word === 'no' && words[index + 1] === 'longer'),
  )
  if (no < 0) return words.slice(0, 6).some((word, index) => LONG_AGO.has(word) && words[index + 1] === 'ago')
  const between = words.slice(0, no)
  const said = words.slice(no + 1, no + 4).filter((word) => !AUXILIARY.has(word))
  if (between.every((word) => AUXILIARY.has(word) || isListed(word)) && BEING_THERE.has(said[0] ?? ''))
    return true
  return (
    between.some((word) => ENDED.has(word)) && words.slice(no, no + 4).some((word) => CAME_BACK.has(word))
  )
}
