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
    ['broken characters', '\ud800'.repeat(8_000)],
    ['one letter', 'a'.repeat(8_000)],
    ['joiners', '\u200d'.repeat(8_000)],
    ['spaces', ' '.repeat(8_000)],
  ])('does not choke on a message of nothing but %s', (_, text) => {
    const begun = performance.now()
    expect(count(text)).toBeGreaterThan(0)
    // Quadratic it would be 40 to 400 ms; the bound is far from both, for a busy machine.
    expect(performance.now() - begun).toBeLessThan(200)
  })
})
