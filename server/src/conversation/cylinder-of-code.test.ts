import { describe, expect, it } from 'vitest'
import { cylinderOfCode, isCodeOfEngine } from './cylinder-of-code.ts'

describe('the cylinder of a trouble code', () => {
  it.each([
    ['P0301', 1],
    ['P0306', 6],
    ['P0312', 12],
    ['P0352', 2],
    ['P0204', 4],
    ['P0300', null],
    ['P0313', null],
    ['P0420', null],
    ['C0301', null],
    ['U0100', null],
  ])('of %s is %s', (code, cylinder) => {
    expect(cylinderOfCode(code)).toBe(cylinder)
  })

  it('must be there, where the cylinders are known', () => {
    expect(isCodeOfEngine('P0306', 4)).toBe(false)
    expect(isCodeOfEngine('P0304', 4)).toBe(true)
    expect(isCodeOfEngine('P0306', undefined)).toBe(true)
    expect(isCodeOfEngine('P0420', 4)).toBe(true)
  })
})
