import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { beforeAll, describe, expect, it } from 'vitest'
import { type CountTokens, loadTokenCounter } from './count-tokens.ts'

describe('counting tokens', () => {
  let count: CountTokens
  beforeAll(async () => {
    count = await loadTokenCounter()
  })

  it.each([
    // Its rule of splitting: a word takes the space before it along, a digit never does.
    ['', 0],
    ['hello world', 2],
    ['2 + 2 = 4', 7],
  ])('gives what the vocabulary says: "%s" is %i', (text, tokens) => {
    expect(count(text)).toBe(tokens)
  })

  it('counts an honest message as the tokenizer itself does, long words and addresses included', () => {
    const text =
      'My 2014 Civic (VIN 1HGBH41JXMN109186) grinds.\n\nSee https://example.org/a/rather/long/address?with=parameters ' +
      'Donaudampfschifffahrtsgesellschaft ブレーキを踏むと音がする 🚗'
    expect(count(text)).toBe(encode(text).length)
  })

  it('takes what looks like a special token for the text it is', () => {
    expect(count('<|endoftext|>')).toBeGreaterThan(1)
  })

  it.each([
    ['broken characters', '\ud800'],
    ['one letter', 'a'],
    ['joiners', '\u200d'],
    ['spaces', ' '],
  ])(
    'takes eight times as long for eight times as much of nothing but %s, not sixty-four times',
    (_, letter) => {
      const least = (characters: number) =>
        Math.min(...Array.from({ length: 5 }, () => microsecondsFor(() => count(letter.repeat(characters)))))
      least(4_000)
      expect(least(32_000) / Math.max(1, least(4_000))).toBeLessThan(32)
    },
  )
})

function microsecondsFor(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}
