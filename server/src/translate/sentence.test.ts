import { describe, expect, it } from 'vitest'
import { alternatives, listed, lowerFirst } from './sentence.ts'

describe('a title inside a sentence', () => {
  it.each([
    ['Worn pads', 'worn pads'],
    ['A bulb has burned out', 'a bulb has burned out'],
    ['ABS pump fault', 'ABS pump fault'],
    ['O2 sensor slow', 'O2 sensor slow'],
    ['A/C compressor seized', 'A/C compressor seized'],
    ['U-joint dry', 'U-joint dry'],
  ])('begins small unless it is an abbreviation: %s', (title, expected) =>
    expect(lowerFirst(title)).toBe(expected),
  )

  it('is listed with its fellows', () => {
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c')
    expect(alternatives(['a', 'b'])).toBe('a or b')
    expect(alternatives([])).toBe('')
  })
})
