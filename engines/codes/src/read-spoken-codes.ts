import type { CodeTail } from './read-code-tail.ts'

/** Codes said aloud or spelled out: "p zero four twenty", "p oh three oh one", "P 0 1 7 1", "P0 1 7 1". */
const DIGITS: ReadonlyMap<string, string> = new Map([
  ['zero', '0'],
  ['oh', '0'],
  ['o', '0'],
  ...'one two three four five six seven eight nine'
    .split(' ')
    .map((word, index) => [word, String(index + 1)] as const),
  ...'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, index) => [word, String(index + 10)] as const),
])
const TENS: ReadonlyMap<string, number> = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10] as const),
)
const WORD = /[a-z]+|\d/gi
const LETTERS = new Set(['p', 'b', 'c', 'u'])
const HEX = /^[a-f]$/
/** A code is a letter and four digits; with each said apart it takes four words, with "forty-one" or "hundred" fewer. */
const LENGTH = 4

interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
}

export function readSpokenCodes(text: string): CodeTail[] {
  const words = [...text.matchAll(WORD)].map(
    ({ 0: word, index }): Word => ({
      text: word.toLowerCase(),
      start: index,
      end: index + word.length,
    }),
  )
  return words.flatMap((word, place) => {
    if (!LETTERS.has(word.text)) return []
    const tail = spokenAt(text, words, place)
    return tail ? [tail] : []
  })
}

function spokenAt(text: string, words: readonly Word[], letter: number): CodeTail | null {
  const first = words[letter]
  if (!first || isPartOfWord(text, first.start - 1)) return null
  let digits = ''
  let last = first
  let place = letter + 1
  for (; digits.length < LENGTH; place += 1) {
    const word = words[place]
    // Blanks and dashes part what is spelled out; anything else ends it, and so does a number written in one piece.
    if (!word || !(isApart(text.slice(last.end, word.start)) || (last === first && word.start === last.end)))
      break
    const next = digitsOf(word, words[place + 1], digits.length)
    if (next === null) break
    digits += next.digits
    place += next.more
    last = words[place] ?? word
  }
  if (digits.length !== LENGTH || !/^[0-3]/.test(digits) || isPartOfWord(text, last.end)) return null
  const quote = text.slice(first.start, last.end)
  const code = `${first.text}${digits}`.toUpperCase()
  return { end: last.end, readings: [{ code, start: first.start, end: last.end, quote, confidence: 0.85 }] }
}

const isPartOfWord = (text: string, at: number) => /[a-z0-9]/i.test(text[at] ?? '')
const isApart = (between: string) => between !== '' && between.length <= 3 && between.trim().length <= 1

function digitsOf(
  { text }: Word,
  next: Word | undefined,
  had: number,
): { readonly digits: string; readonly more: number } | null {
  if (/^\d$/.test(text)) return { digits: text, more: 0 }
  const plain = DIGITS.get(text)
  if (plain !== undefined) return { digits: plain, more: 0 }
  if (text === 'hundred' && had === 2) return { digits: '00', more: 0 }
  if (HEX.test(text) && had > 0) return { digits: text, more: 0 }
  const tens = TENS.get(text)
  if (tens === undefined) return null
  const unit = DIGITS.get(next?.text ?? '')
  return unit?.length === 1 && unit !== '0'
    ? { digits: String(tens + Number(unit)), more: 1 }
    : { digits: String(tens), more: 0 }
}
