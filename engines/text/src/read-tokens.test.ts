import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTokens } from './read-tokens.ts'

const words = (text: string) => readTokens(text).map(({ word }) => word)

describe('reading words', () => {
  it('opens contractions, with and without their apostrophe', () => {
    expect(words("it won't start, cant turn")).toEqual(['it', 'will', 'not', 'start', 'can', 'not', 'turn'])
  })

  it('makes British words American', () => {
    expect(words('tyre kerb bonnet')).toEqual(['tire', 'curb', 'hood'])
  })

  it('takes words that programs know of for words', () => {
    expect(words('constructor toString __proto__')).toEqual(['constructor', 'tostring', 'proto'])
  })

  it('counts sentences and clauses, and does not end a sentence inside a number', () => {
    const tokens = readTokens('It did 3.5 miles, then died. Now nothing')
    expect(tokens.filter(({ sentence }) => sentence === 0).map(({ word }) => word)).toContain('died')
    expect(tokens.at(-1)?.sentence).toBe(1)
    expect(tokens.find(({ word }) => word === 'died')?.clause).toBeGreaterThan(0)
  })

  it('points every word into the text it came from', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        let last = 0
        for (const { start, end } of readTokens(text)) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
          last = start
        }
      }),
    )
  })
})
