import { describe, expect, it } from 'vitest'
import type { ReadSign } from './judge-findings.ts'
import { SignRecogniser } from './sign-recogniser.ts'
import { signsByMeaning } from './signs-by-meaning.ts'
import { WordPiece } from './word-piece.ts'

const shape = {
  findings: ['squeal', 'smoke'],
  buckets: 8,
  width: 2,
  scale: 0.5,
  told: 0,
  notTold: -3,
}
const LIMIT = 24
const recogniser = new SignRecogniser(
  shape,
  new Int8Array(shape.buckets * shape.width).fill(4),
  new WordPiece(['[CLS]', '[SEP]', '[UNK]', 'word', 'it', 'squeals', 'smokes'], LIMIT),
)

const words = (count: number, last = 'word') => `${'word '.repeat(count - 1)}${last}.`
const phraseSign = (text: string, finding: string, state: 'present' | 'absent' = 'present'): ReadSign => ({
  observation: { finding, state, confidence: 0.9, source: 'words', quote: text.slice(0, 4) },
  start: 0,
  end: 4,
})
const found = (signs: readonly ReadSign[]) => signs.map(({ observation }) => observation.finding)

/** Weighs a text in which every clause has these log-odds. */
function weigh(text: string, [squeal, smoke]: readonly [number, number], byPhrases: readonly ReadSign[]) {
  const windows = recogniser.windowsOf(text)
  const scores = windows.map(({ clauses }) => Float32Array.from(clauses.flatMap(() => [squeal, smoke])))
  return signsByMeaning(text, recogniser.recognised(windows, scores), byPhrases)
}

describe('signs recognised by meaning', () => {
  it('are not looked for in a message of fewer than twenty-five words', () => {
    const clauses = (last: number) => `${words(16)} ${words(last)}`
    expect(recogniser.windowsOf(clauses(8))).toEqual([])
    expect(recogniser.windowsOf(clauses(9))).not.toEqual([])
  })

  it('are told where the odds are even or better, and quote their clause', () => {
    const text = `${words(16)} ${words(12, 'squeals')}`
    const [sign] = weigh(text, [0, -1], [])
    expect(sign?.observation).toMatchObject({ finding: 'squeal', state: 'present', quote: words(16) })
  })

  it('quote a clause without the comma that ends it', () => {
    const long = `${'word '.repeat(17)}word, ${words(12)}`
    const [sign] = weigh(long, [0, -9], [])
    expect(sign?.observation.quote).toBe('word '.repeat(18).trim())
  })

  it('contradict no phrase that read the contrary', () => {
    const text = words(40)
    expect(weigh(text, [5, -9], [phraseSign(text, 'squeal', 'absent')])).toEqual([
      phraseSign(text, 'squeal', 'absent'),
    ])
  })

  it('take back what a phrase read only in a long message', () => {
    const long = `${words(18)} ${words(18)}`
    const short = `${words(14)} ${words(14)}`
    expect(found(weigh(long, [-4, -9], [phraseSign(long, 'squeal')]))).toEqual([])
    expect(found(weigh(short, [-4, -9], [phraseSign(short, 'squeal')]))).toEqual(['squeal'])
  })

  it('leave to phrases what they were not taught', () => {
    const text = words(40)
    expect(found(weigh(text, [-9, -9], [phraseSign(text, 'hum')]))).toEqual(['hum'])
  })
})

describe('windows of a message', () => {
  const text = `${words(16)} ${words(10)} ${words(12)}`
  const windows = recogniser.windowsOf(text)

  it('hold whole clauses, each once, in order', () => {
    expect(windows.flatMap(({ clauses }) => clauses.map(({ start, end }) => text.slice(start, end)))).toEqual(
      [words(16), words(10), words(12)],
    )
  })

  it('read a clause that is longer than one window as far as it goes, and leave the rest of it to phrases', () => {
    const long = words(30)
    const read = recogniser.windowsOf(long)
    expect(read.map(({ ids }) => ids.length)).toEqual([LIMIT])
    const end = { ...phraseSign(long, 'squeal'), start: 140, end: 144 }
    expect(signsByMeaning(long, recogniser.recognised(read, [new Float32Array(2).fill(-9)]), [end])).toEqual([
      end,
    ])
  })

  it('hold no more tokens than are read at once, and know which tokens are of which clause', () => {
    for (const { ids, clauses } of windows) {
      expect(ids.length).toBeLessThanOrEqual(LIMIT)
      for (const { to } of clauses) expect(to).toBeLessThan(ids.length)
    }
    // Sixteen words and a stop behind the first mark.
    expect(windows[0]?.clauses[0]).toMatchObject({ from: 1, to: 18 })
  })

  it('take the mean of the tokens and of the n-grams of each clause', () => {
    const [window] = windows
    if (!window) throw new Error('there is a window')
    const { pool, ngrams, phrases } = recogniser.featuresOf(text, window, [phraseSign(text, 'smoke')])
    expect(pool.reduce((sum, value) => sum + value, 0)).toBeCloseTo(window.clauses.length)
    // Every weight is 4 times 0.5, and so is their mean.
    for (const value of ngrams) expect(value).toBeCloseTo(2)
    expect([...phrases.slice(0, 2)]).toEqual([0, 1])
  })

  it('end after three: of a longer message the rest is left to phrases', () => {
    expect(recogniser.windowsOf(Array.from({ length: 9 }, () => words(16)).join(' '))).toHaveLength(3)
  })
})

describe('a recogniser', () => {
  it('refuses weights of another shape', () => {
    expect(
      () => new SignRecogniser(shape, new Int8Array(3), new WordPiece(['[CLS]', '[SEP]', '[UNK]'], 8)),
    ).toThrow(RangeError)
  })
})
