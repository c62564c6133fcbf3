import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compilePhrase, type Phrase, type Slot } from './phrase.ts'
import { PhraseIndex } from './phrase-index.ts'
import { readTokens, type Token } from './read-tokens.ts'

const WORDS = ['brake', 'brakes', 'pedal', 'noise', 'no', 'soft', 'car'] as const
const slot = fc.oneof(fc.constantFrom(...WORDS), fc.constantFrom('brak*', 'noi*|soft', 'pedal|car', 'n*'))
const bar = fc.constantFrom('', '', '!and ', '!car|and ')
const run = fc
  .tuple(bar, fc.array(slot, { minLength: 1, maxLength: 3 }))
  .map(([barred, slots]) => barred + slots.join(' '))
const pattern = fc.array(run, { minLength: 1, maxLength: 2 }).map((runs) => runs.join(' ~ '))
const text = fc
  .array(fc.constantFrom(...WORDS, 'and', 'the', ',', '.'), { maxLength: 24 })
  .map((words) => words.join(' '))

const fits = (wanted: Slot, token: Token) =>
  wanted.words.has(token.word) || wanted.stems.some((stem) => token.word.startsWith(stem))

/** The pattern language of docs/words.md, word by word and without an index. */
function stands(phrase: Phrase, tokens: readonly Token[]): boolean {
  const ends = (slots: readonly Slot[], at: number): number | null => {
    const [next, ...rest] = slots
    if (!next) return at
    for (const place of [at + 1, at + 2, at + 3]) {
      const token = tokens[place]
      if (!token || token.sentence !== tokens[at]?.sentence || (phrase.denials.size > 0 && token.afterBreak))
        return null
      if (fits(next, token)) return ends(rest, place)
    }
    return null
  }
  const spans = phrase.runs.map(([first, ...rest], side) =>
    tokens.flatMap((token, at) => {
      const end = first && fits(first, token) ? ends(rest, at) : null
      if (end === null) return []
      const barred = phrase.barred[side]
      const before = tokens[at - 1]
      const behind = tokens[end + 1]
      const beforeThe = before?.word === 'the' ? tokens[at - 2] : undefined
      const behindThe = behind?.word === 'the' ? tokens[end + 2] : undefined
      const near = tokens
        .slice(at + 1, end)
        .concat(
          [before, beforeThe].filter((word) => word?.clause === token.clause).flatMap((word) => word ?? []),
        )
        .concat(
          [behind, behindThe]
            .filter((word) => word?.clause === tokens[end]?.clause)
            .flatMap((word) => word ?? []),
        )
      return barred && near.some((word) => fits(barred, word)) ? [] : [[at, end] as const]
    }),
  )
  const [left = [], right] = spans
  if (!right) return left.length > 0
  return left.some(([from, to]) =>
    right.some(
      ([start, end]) =>
        tokens[start]?.sentence === tokens[from]?.sentence &&
        ((start > to && start - to <= 14) || (end < from && from - end <= 14)),
    ),
  )
}

it('finds exactly the phrases that stand in a message, whichever of their words is the rarest', () => {
  fc.assert(
    fc.property(fc.uniqueArray(pattern, { maxLength: 6 }), text, (patterns, message) => {
      const phrases = patterns.map((source) => compilePhrase(source, source))
      const tokens = readTokens(message)
      const found = new PhraseIndex(phrases).find(tokens).map(({ phrase }) => phrase.source)
      const expected = phrases.filter((phrase) => stands(phrase, tokens)).map(({ source }) => source)
      expect([...found].sort()).toEqual([...expected].sort())
    }),
    { numRuns: 500 },
  )
})

it('tells the phrases in the order in which they begin', () => {
  const phrases = ['soft pedal', 'pedal', 'brak* ~ noise'].map((source) => compilePhrase(source, source))
  const found = new PhraseIndex(phrases).find(readTokens('the brakes make a noise and have a soft pedal'))
  expect(found.map(({ phrase, spans }) => [phrase.source, spans])).toEqual([
    [
      'brak* ~ noise',
      [
        [1, 1],
        [4, 4],
      ],
    ],
    ['soft pedal', [[8, 9]]],
    ['pedal', [[9, 9]]],
  ])
})
