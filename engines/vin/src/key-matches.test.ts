import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyMatches } from './key-matches.ts'

const key = 'CM826|3A004352'

describe('a pattern fits a VIN', () => {
  it.each([
    ['CM826', true],
    ['CM8', true],
    ['', true],
    ['*M*2', true],
    ['CM827', false],
    ['[A-D]M', true],
    ['[D-F]M', false],
    ['[XYC]M[0-9]', true],
    ['C[M]82[6]|3A', true],
    ['*****|*A', true],
    ['*****|*B', false],
    ['[C', false],
    ['CM826|3A0043520', false],
  ])('%j: %s', (keys, fits) => {
    expect(keyMatches(keys, key)).toBe(fits)
  })

  it('means the same as the regular expression it stands for', () => {
    const part = fc.constantFrom('*', 'A', 'B', '7', '[AB]', '[A-C]', '[7-9X]')
    const keys = fc.array(part, { maxLength: 5 }).map((parts) => parts.join(''))
    const text = fc
      .array(fc.constantFrom('A', 'B', 'C', 'X', '7', '8'), { maxLength: 6 })
      .map((list) => list.join(''))
    fc.assert(
      fc.property(keys, text, (pattern, vinKey) => {
        expect(keyMatches(pattern, vinKey)).toBe(new RegExp(`^${pattern.replaceAll('*', '.')}`).test(vinKey))
      }),
    )
  })
})
