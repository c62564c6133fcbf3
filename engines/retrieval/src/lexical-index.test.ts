import { describe, expect, it } from 'vitest'
import { LexicalIndex } from './lexical-index.ts'

const page = (title: string, text: string) => [
  { words: title.split(' '), weight: 4, lengthPenalty: 0 },
  { words: text.split(' '), weight: 1, lengthPenalty: 0 },
]
const asked = (...words: string[]) => words.map((word) => [{ word, weight: 1 }])

describe('words in common', () => {
  const index = new LexicalIndex([
    page('oil light', 'pressure'),
    page('tire pressure', 'light'),
    page('fuse', 'box'),
  ])

  it('weigh by how rare the word is: ln(1 + (N - n + 0.5) / (n + 0.5))', () => {
    expect(index.rarity('oil')).toBeCloseTo(Math.log(1 + 2.5 / 1.5), 6)
    expect(index.rarity('light')).toBeCloseTo(Math.log(1 + 1.5 / 2.5), 6)
  })

  it('count more in a title than in a text: 4 / (1.2 + 4) beside 1 / (1.2 + 1)', () => {
    const [first, second, third] = index.score(asked('light'))
    expect(first).toBeCloseTo(4 / 5.2, 5)
    expect(second).toBeCloseTo(1 / 2.2, 5)
    expect(third).toBe(0)
  })

  it('count once where one thing has two words', () => {
    const [best] = index.score([
      [
        { word: 'oil', weight: 1 },
        { word: 'light', weight: 0.7 },
      ],
    ])
    expect(best).toBeCloseTo(4 / 5.2, 5)
  })

  it('leave a page at nothing when nothing is asked', () => {
    expect([...index.score([])]).toEqual([0, 0, 0])
  })
})
