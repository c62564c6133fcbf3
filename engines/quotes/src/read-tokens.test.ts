import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readTokens } from './read-tokens.ts'

/** A text that counts how many of its characters are looked at. */
function counted(text: string) {
  let looks = 0
  return {
    length: text.length,
    charAt: (place: number) => {
      looks += 1
      return text.charAt(place)
    },
    slice: (from = 0, to = text.length) => {
      looks += Math.max(0, to - from)
      return text.slice(from, to)
    },
    looks: () => looks,
  }
}

const piece = fc.oneof(
  fc.constantFrom(
    '1',
    '20',
    '$',
    '€',
    '-',
    ' - ',
    ' to ',
    '/',
    ',',
    '.',
    "'",
    ' ',
    '   ',
    '#',
    '@',
    '%',
    'a',
    'a/',
    'k',
    'usd',
    'c$',
    '\n',
    'x1-',
    'ab1',
  ),
  fc.string({ unit: 'binary', maxLength: 3 }),
)
/** Pieces of one kind, over and over, are what lets a reader look at the same character again and again. */
const written = fc.oneof(
  fc.array(piece, { maxLength: 1_500 }).map((pieces) => pieces.join('').slice(0, 4_000)),
  fc.tuple(piece, piece, piece).map((pieces) => pieces.join('').repeat(4_000).slice(0, 4_000)),
)
/** Each character is looked at so often at most, whatever stands around it. */
const MOST_LOOKS = 60

it('each character of a quote is looked at a bounded number of times, so that reading is linear', () => {
  fc.assert(
    fc.property(written, (text) => {
      const watched = counted(text)
      readTokens(watched)
      expect(watched.looks()).toBeLessThanOrEqual(MOST_LOOKS * (text.length + 10))
    }),
    { numRuns: 400 },
  )
})

it.each([
  ['$1,234.50', 1_234.5],
  ['1.234,50 €', 1_234.5],
  ['€ 1.234', 1_234],
  ['389,00 EUR', 389],
  ['$ 45', 45],
  ['4.5 grand', 4_500],
  ['$2.5k', 2_500],
  ['$450 to $600', 600],
  ['450-600', 600],
  ['US$ 99', 99],
])('%s is an amount of %d', (text, value) => {
  expect(readTokens(text).tokens).toMatchObject([{ kind: 'number', value }])
})

it.each(['555-123-4567', '11/29/2026', '13-2045', '10:30', '# 4411', '5w-30'])(
  '%s is no amount of money',
  (text) => {
    const { tokens } = readTokens(text)
    expect(tokens.filter((token) => token.kind === 'number' && (token.isMoney || token.value > 40))).toEqual(
      [],
    )
  },
)
