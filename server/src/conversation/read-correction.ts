import { type Acts, isActOf } from './act-of-line.ts'
import { asksSomething } from './asks-something.ts'
import { correctableWords, type ReadKind } from './correctable-words.ts'
import { plainWords } from './plain-words.ts'

/** One word of an earlier line put right by a later one. */
export interface Correction {
  /** The line that it corrects, by its place among those before it. */
  readonly line: number
  /** That line as it was meant. */
  readonly corrected: string
  readonly from: string
  readonly to: string
}

/** Characters of a line that does nothing but correct. */
const LONGEST = 90
const OPENER = String.raw`no{1,20}|nope|nah|not wait|wait|hold on|sorry|my (?:bad|mistake|fault)|oops|whoops|ops|oh|ah|ugh|actually|correction|typo|edit|rather|well|but|ok|yes|i (?:meant|mean)(?: to (?:say|write|type))?|meant(?: to (?:say|write|type))?|i should have said|scratch that|i was wrong|i misspoke|nvm|never ?mind`
/** What a correction opens with. */
const OPENERS = new RegExp(String.raw`^\W{0,9}(?:(?:${OPENER})(?![\p{L}\p{N}])\W{0,9}){1,6}`, 'iu')
const CORRECTS: ReadonlySet<string> = new Set(['corrects'])
const SURE = 0.3

/** Says nothing by itself around the word that is put right. */
const FILLER = new Set(
  "a an the my its it's it’s it is was i i'm im i’m think that that's thats this only just more like from at on in of to when while if side one mostly really coming comes came happens does be should sorry mean meant mistake bad guess say said kind and no not actually pedal light lamp wheel noise sound corner area".split(
    ' ',
  ),
)
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []

/** A line without the words that only say that it corrects: "sorry I meant the rear" is "the rear". */
const withoutOpeners = (text: string): string => text.replace(OPENERS, '').trim() || text

interface Pair {
  readonly from: string
  readonly to: string
}

/** Up to three words that stand for one thing, and no sentence of their own. */
const NAMED = String.raw`(?:(?:the|a|an|my|from the|on the|in the|at the|at|when|from)\s{1,9})?((?:[\p{L}\p{N}'’-]{1,60}\s{1,9}){0,3}?[\p{L}\p{N}'’-]{1,60})`
/** Longer lines are looked into no further. */
const SHORT = String.raw`^(?=[^]{0,90}$)`
const SAID = String.raw`^\W{0,9}(?:(?:${OPENER}|it['’]?s|it is|it was|that['’]?s|the|a|is|from|in|on)(?![\p{L}\p{N}])\W{0,9}){0,6}`
const PAIRS: readonly { readonly says: RegExp; readonly order: 'fromTo' | 'toFrom' }[] = [
  // "Not the engine, the wheel", "not humming, more like grinding".
  {
    says: new RegExp(
      String.raw`${SHORT}${SAID}not\s{1,9}${NAMED}(?:\s{0,9}[,;.:-]{1,60}\s{0,9}|\s{1,9}(?=(?:but|the|a|an|more|rather|its|it['’]s|it is)\b))(?:(?:but|it['’]?s|it is|more like|more of|more(?! (?:like|of))|like|rather|just|i mean|i meant|only|yes)\s{1,9}){0,6}${NAMED}\W{0,9}(?:sorry)?\W{0,9}$`,
      'iu',
    ),
    order: 'fromTo',
  },
  // "Blue not white", "I meant left, not right".
  {
    says: new RegExp(
      String.raw`${SHORT}${SAID}${NAMED}\s{0,9}[,;]?\s{1,9}(?:and |but )?not\s{1,9}${NAMED}\W{0,9}(?:sorry)?\W{0,9}$`,
      'iu',
    ),
    order: 'toFrom',
  },
  // "I said left but it's right".
  {
    says: new RegExp(
      String.raw`${SHORT}^\W{0,9}(?:(?:${OPENER})(?![\p{L}\p{N}])\W{1,9}){0,6}i (?:said|wrote|typed|put)\s{1,9}${NAMED}\W{1,9}(?:but |and )?(?:i meant|it['’]?s|its|it is|it should be|should be|meant)\s{1,9}${NAMED}\W{0,9}$`,
      'iu',
    ),
    order: 'fromTo',
  },
]
/** What tells a sentence of its own is no name of a thing: "not the brakes, the oil light is on". */
const TELLING = new Set(
  'i we it they he she you there is are was will would can could should might may wont has have had does did do came comes went goes gone stopped fine ok okay sure yet now anymore always when while bad good much really all so'.split(
    ' ',
  ),
)
const tells = (named: string): boolean => plainWords(named).some((word) => TELLING.has(word))

const areOfOneKind = (left: string, right: string) =>
  correctableWords().some((kind) => onlyValue(kind, left) !== null && onlyValue(kind, right) !== null)

/** The pair that a line names; where nothing else says that it corrects, both must be of one kind. */
function pairIn(text: string, corrects: boolean): Pair | null {
  for (const { says, order } of PAIRS) {
    const [, first, second] = says.exec(text) ?? []
    if (!first || !second || tells(first) || tells(second)) continue
    if (!corrects && !areOfOneKind(first, second)) continue
    return order === 'fromTo' ? { from: first, to: second } : { from: second, to: first }
  }
  return null
}

/** The pair with which a line opens that goes on after it, where both stand for one kind of thing. */
function openingPair(text: string): Pair | null {
  for (const { index } of text.matchAll(/[.!;,](?=\s)/g)) {
    const pair = pairIn(text.slice(0, index), false)
    if (pair) return pair
  }
  return null
}

const stem = (word: string) => word.replace(/(?:ing|es|e|s)$/i, '').replace(/([b-df-hj-np-tv-z])\1$/i, '$1')
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** The words of a thing as they may stand elsewhere: "humming" as "hums". Not what somebody does: "when I brake". */
const formsOf = (named: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?<!\b(?:i|we|you|to) )${named
      .split(/\s+/)
      .map((word) => String.raw`${escaped(stem(word))}[\p{L}]{0,4}`)
      .join(String.raw`\s{1,9}`)}(?![\p{L}\p{N}])`,
    'giu',
  )

/** The value of a kind in a text, where it names just one. */
function onlyValue({ values, isOpen }: ReadKind, text: string): { place: number; told: string } | null {
  const found = values.flatMap((value, place) => [...text.matchAll(value)].map(([told]) => ({ place, told })))
  const distinct = new Set(found.map(({ place, told }) => (isOpen ? told.toLowerCase() : place)))
  return distinct.size === 1 ? (found[0] ?? null) : null
}

/** The kinds of words that a correcting line names, and null where it tells anything beside. */
function valuesIn(text: string): { kind: ReadKind; place: number; told: string }[] | null {
  let rest = ` ${withoutOpeners(text)} `
  const found: { kind: ReadKind; place: number; told: string }[] = []
  for (const kind of correctableWords()) {
    const value = onlyValue(kind, rest)
    if (!value) continue
    found.push({ kind, ...value })
    // Another kind may read the same words otherwise: "the front right wheel".
    for (const form of kind.values) rest = rest.replaceAll(form, ' ')
  }
  const isMore = wordsOf(rest).some((word) => !FILLER.has(word))
  return isMore || found.length === 0 ? null : found
}

/** "Car not starting": what was denied is not put right by the next word. */
const DENIALS = new Set(
  'not no never without wont isnt arent wasnt dont doesnt didnt cant couldnt hasnt havent'.split(' '),
)
const isDenied = (before: string): boolean =>
  plainWords(before)
    .slice(-2)
    .some((word) => DENIALS.has(word))

function byPair(earlier: readonly string[], { from, to }: Pair): Correction | null {
  for (let line = earlier.length - 1; line >= 0; line -= 1) {
    const text = earlier[line] ?? ''
    const corrected = text.replaceAll(formsOf(from), (told, at: number) =>
      isDenied(text.slice(0, at)) ? told : to,
    )
    if (corrected !== text) return { line, corrected, from, to }
  }
  return null
}

function byKind(earlier: readonly string[], text: string): Correction | null {
  const values = valuesIn(text)
  if (!values) return null
  for (let line = earlier.length - 1; line >= 0; line -= 1) {
    const before = earlier[line] ?? ''
    let corrected = before
    const [from, to]: [string[], string[]] = [[], []]
    for (const { kind, place, told } of values) {
      const old = onlyValue(kind, corrected)
      // "No, the starter clicks" tells of a noise where none was told.
      if (!old && !kind.isWhere) return null
      if (!old || (kind.isOpen ? old.told.toLowerCase() === told.toLowerCase() : old.place === place))
        continue
      corrected = corrected.replaceAll(kind.values[old.place] ?? /$^/g, told)
      from.push(old.told.trim())
      to.push(told.trim())
    }
    if (corrected !== before) return { line, corrected, from: from.join(' '), to: to.join(' ') }
  }
  return null
}

/** "Not when I brake, its when I turn": what is denied, up to what takes its place. */
const NOT_THEN =
  /\bnot (?:when|while|at|on|in|under|during|from)\b[^,]{0,60}?(?:,|\bbut\b|\bits\b|\bit['’]s\b|\bonly\b|\bjust\b)/i

const SIDES = ['left', 'right'] as const
const OTHER = new Set(['other', 'opposite'])
/** "Other side, sorry": of the two there is only one other. */
function byOtherSide(earlier: readonly string[], text: string): Correction | null {
  const words = plainWords(text)
  if (!words.some((word, at) => word === 'side' && OTHER.has(words[at - 1] ?? ''))) return null
  for (let line = earlier.length - 1; line >= 0; line -= 1) {
    const told = plainWords(earlier[line] ?? '')
    const [from, ...more] = SIDES.filter((side) => told.includes(side))
    if (!from || more.length > 0) continue
    const to = from === 'left' ? 'right' : 'left'
    const corrected = (earlier[line] ?? '')
      .split(/\b/)
      .map((word) => (word.toLowerCase() === from ? to : word))
      .join('')
    return { line, corrected, from, to }
  }
  return null
}

/**
 * What a line puts right in those before it: "no it's the front right" behind "grinding from the front left"; null where it tells of
 * something else or only of more. The earlier line is read anew as it was meant, so that its old signs go and its new ones come.
 */
export function readCorrection(acts: Acts, earlier: readonly string[], text: string): Correction | null {
  if (earlier.length === 0 || text.length > LONGEST || asksSomething(text)) return null
  const corrects = isActOf(acts, text, CORRECTS, SURE)
  const otherSide = corrects && byOtherSide(earlier, text)
  if (otherSide) return otherSide
  const pair = pairIn(text, corrects)
  const paired = pair && byPair(earlier, pair)
  if (paired) return paired
  // "Not green, its clear. Just water I think": what is put right opens the line, and more is said of it.
  const opening = pair ? null : openingPair(text)
  const opened = opening && byPair(earlier, opening)
  if (opened) return opened
  if (!corrects && !pair) return null
  return byKind(earlier, pair ? pair.to : text.replace(NOT_THEN, ' '))
}
