import { describe, expect, it } from 'vitest'
import { litSegments, tokenWords } from './token-words.ts'

const RENEWS = '2026-11-20T14:20:00.000Z'

describe('the words of the meter', () => {
  it('say what is left of how much and when it renews, by the visitor’s own clock', () => {
    const usage = { limit: 10_000, used: 2_960, renewsAt: RENEWS }
    expect(tokenWords(usage, 'en-GB', 'UTC')).toBe('7,040 of 10,000 tokens left, renews at 14:20')
    expect(tokenWords(usage, 'en-GB', 'Europe/Berlin')).toBe('7,040 of 10,000 tokens left, renews at 15:20')
  })

  it('name no time while nothing was used', () => {
    expect(tokenWords({ limit: 3_000, used: 0, renewsAt: null })).toBe('3,000 of 3,000 tokens left')
  })

  it('never go below nothing', () => {
    expect(tokenWords({ limit: 3_000, used: 3_120, renewsAt: RENEWS }, 'en-GB', 'UTC')).toBe(
      '0 of 3,000 tokens left, renews at 14:20',
    )
  })

  it('say unlimited where there is no limit', () => {
    expect(tokenWords({ limit: null, used: 0, renewsAt: null })).toBe('Unlimited tokens')
  })
})

describe('the eight segments', () => {
  it.each([
    [0, 8],
    [5_000, 4],
    [8_750, 1],
    [10_000, 0],
    [11_000, 0],
  ])('of 10,000 with %i used show %f', (used, lit) => {
    expect(litSegments({ limit: 10_000, used, renewsAt: RENEWS })).toBe(lit)
  })

  it('show the last few tokens as something', () => {
    expect(litSegments({ limit: 10_000, used: 9_999, renewsAt: RENEWS })).toBeGreaterThan(0)
  })
})
