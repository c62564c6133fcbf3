import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { modelYearsOf } from './model-years.ts'
import { readVin } from './read-vin.ts'

describe('a VIN taken apart', () => {
  it('gives maker, pattern key and check digit', () => {
    expect(readVin('1HGCM82633A004352')).toMatchObject({
      maker: '1HG',
      key: 'CM826|3A004352',
      checkDigit: '3',
    })
  })

  it('names a small maker by six characters, positions 1 to 3 and 12 to 14', () => {
    expect(readVin('1F9AB12C0EA001234')?.maker).toBe('1F9001')
  })

  it.each(['', 'BADVIN', '1HGCM82633A00435O', '1hgcm82633a004352', '1HGCM82633A0043522'])(
    'refuses %j, which is no complete VIN',
    (vin) => {
      expect(readVin(vin)).toBeNull()
    },
  )

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        const reading = readVin(text)
        expect(reading === null || reading.vin === text).toBe(true)
      }),
    )
  })
})

describe('the model years of position 10 (49 CFR 565.15, table VII)', () => {
  it.each([
    ['A', 1980, 2010],
    ['H', 1987, 2017],
    ['J', 1988, 2018],
    ['P', 1993, 2023],
    ['R', 1994, 2024],
    ['Y', 2000, 2030],
    ['1', 2001, 2031],
    ['9', 2009, 2039],
  ])('%s is %i or %i', (code, early, late) => {
    expect(modelYearsOf(`1HGCM8263${code}A004352`)).toMatchObject({ early, late })
  })

  it.each(['I', 'O', 'Q', 'U', 'Z', '0'])('%s is no year', (code) => {
    expect(modelYearsOf(`1HGCM8263${code}A004352`)).toBeNull()
  })

  it('a digit at position 7 means 1980 to 2009, a letter 2010 to 2039', () => {
    expect(modelYearsOf('1HGCM82633A004352')?.byPosition7).toBe('early')
    expect(modelYearsOf('1FTFW1ET5DFC10312')?.byPosition7).toBe('late')
  })
})
