import { describe, expect, it } from 'vitest'
import { demandsCheckDigit, fitsCheckDigit } from './vin-check-digit.ts'
import { vinPlausibility } from './vin-plausibility.ts'

describe('how likely letters are as a VIN', () => {
  it('knows the check digits of the examples that 49 CFR 565 and its explanations give', () => {
    expect(fitsCheckDigit('1M8GDM9AXKP042788')).toBe(true)
    expect(fitsCheckDigit('11111111111111111')).toBe(true)
    expect(fitsCheckDigit('1M8GDM9A1KP042788')).toBe(false)
  })

  it('demands a check digit of North America and China alone', () => {
    expect(demandsCheckDigit('1M8GDM9AXKP042788')).toBe(true)
    expect(demandsCheckDigit('LVVDB24B4MD267746')).toBe(true)
    expect(demandsCheckDigit('WVWZZZ1KZ6W000001')).toBe(false)
  })

  it('prefers digits at the end, a known maker and a check digit that fits', () => {
    const likely = vinPlausibility('1M8GDM9AXKP042788')
    expect(likely).toBeGreaterThan(vinPlausibility('1M8GDM9AXKP04278B'))
    expect(likely).toBeGreaterThan(vinPlausibility('1M8GDM9A1KP042788'))
    expect(vinPlausibility('WVWZZZ1KZ6W000001')).toBeGreaterThan(vinPlausibility('VVWZZZ1KZ6W000001'))
  })
})
