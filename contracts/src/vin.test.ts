import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkDigitOf,
  cleanVin,
  fitsCheckDigit,
  isCompleteVin,
  likelyMisreadings,
  VIN_LENGTH,
} from './vin.ts'

const characters = [...'0123456789ABCDEFGHJKLMNPRSTUVWXYZ']
const anyVin = fc
  .array(fc.constantFrom(...characters), { minLength: 17, maxLength: 17 })
  .map((list) => list.join(''))
const withRightDigit = (vin: string) => `${vin.slice(0, 8)}${checkDigitOf(vin) ?? ''}${vin.slice(9)}`
const rightVin = anyVin.map(withRightDigit)
const TWINS: Readonly<Record<string, string>> = {
  5: 'S',
  8: 'B',
  2: 'Z',
  0: 'D',
  1: 'T',
  S: '5',
  B: '8',
  Z: '2',
  D: '0',
  T: '1',
}

describe('a typed VIN is cleaned', () => {
  it.each([
    ['1hgcm82633a004352', '1HGCM82633A004352'],
    ['  1HG CM826-33A.004352 ', '1HGCM82633A004352'],
    ['VIN: I1O2Q3', 'VN123'],
    ['1HGCM82633A004352999', '1HGCM82633A004352'],
    ['', ''],
    ['ßſıéΑ1', '1'],
  ])('%j becomes %j', (typed, cleaned) => {
    expect(cleanVin(typed)).toBe(cleaned)
  })

  it('holds only letters and digits of a VIN, at most seventeen, and cleaning again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        const cleaned = cleanVin(typed)
        expect(cleaned).toMatch(/^[0-9A-HJ-NPR-Z]{0,17}$/)
        expect(cleanVin(cleaned)).toBe(cleaned)
      }),
    )
  })

  it('leaves a complete VIN as it is, in either case', () => {
    fc.assert(
      fc.property(anyVin, (vin) => {
        expect(cleanVin(vin.toLowerCase())).toBe(vin)
        expect(isCompleteVin(vin)).toBe(true)
        expect(vin).toHaveLength(VIN_LENGTH)
      }),
    )
  })

  it.each(['', '1HGCM82633A00435', '1HGCM82633A0043522', '1HGCM82633A00435O', '1hgcm82633a004352'])(
    '%j is not complete',
    (vin) => {
      expect(isCompleteVin(vin)).toBe(false)
      expect(checkDigitOf(vin)).toBeUndefined()
      expect(likelyMisreadings(vin)).toEqual([])
    },
  )
})

describe('the check digit', () => {
  // 1M8GDM9AXKP042788 is the worked example of many handbooks: its sum is 351, 351 = 31 * 11 + 10, written X.
  it.each([
    ['1M8GDM9AXKP042788', 'X'],
    ['11111111111111111', '1'],
    ['1HGCM82633A004352', '3'],
    ['5YJ3E1EA7KF317000', '2'],
    ['WBA3A5C51CF256651', '7'],
  ])('of %s is %s', (vin, digit) => {
    expect(checkDigitOf(vin)).toBe(digit)
  })

  it('does not depend on what stands at its own place', () => {
    fc.assert(
      fc.property(anyVin, fc.constantFrom(...characters), (vin, other) => {
        expect(checkDigitOf(vin.slice(0, 8) + other + vin.slice(9))).toBe(checkDigitOf(vin))
      }),
    )
  })
})

describe('likely misreadings', () => {
  it('are none where the check digit fits', () => {
    fc.assert(
      fc.property(rightVin, (vin) => {
        expect(likelyMisreadings(vin)).toEqual([])
      }),
    )
  })

  it('each change one easily confused character, and make the check digit fit', () => {
    fc.assert(
      fc.property(anyVin, (vin) => {
        for (const { position, from, to, vin: changed } of likelyMisreadings(vin)) {
          expect(TWINS[from]).toBe(to)
          expect(vin[position - 1]).toBe(from)
          expect(changed).toBe(vin.slice(0, position - 1) + to + vin.slice(position))
          expect(fitsCheckDigit(changed)).toBe(true)
        }
      }),
    )
  })

  it('hold the right VIN whenever one of its characters was read as its twin', () => {
    fc.assert(
      fc.property(rightVin, fc.nat({ max: 16 }), (vin, index) => {
        const twin = TWINS[vin.charAt(index)]
        if (twin === undefined) return
        const misread = vin.slice(0, index) + twin + vin.slice(index + 1)
        expect(likelyMisreadings(misread)).toContainEqual({
          position: index + 1,
          from: twin,
          to: vin.charAt(index),
          vin,
        })
      }),
    )
  })

  it('name position, both characters and the changed VIN: B read for the 8 at position 6', () => {
    expect(likelyMisreadings('1HGCMB2633A004352')).toEqual([
      { position: 6, from: 'B', to: '8', vin: '1HGCM82633A004352' },
    ])
  })

  it('are none where no such change helps', () => {
    expect(likelyMisreadings('33333333433333333')).toEqual([])
  })
})
