import { describe, expect, it } from 'vitest'
import { emergencyNumberOf } from './emergency-number.ts'

describe('the emergency number', () => {
  it.each([
    ['en-US', '911'],
    ['en-gb', '999'],
    ['de-DE', '112'],
    ['zh-Hant-TW', '112'],
    ['de', '112'],
    ['', '112'],
    ['en', '911 (112 outside North America)'],
  ])('of %s', (locale, number) => expect(emergencyNumberOf(locale)).toBe(number))
})
