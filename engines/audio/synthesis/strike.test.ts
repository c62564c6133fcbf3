import { describe, expect, it } from 'vitest'
import { SAMPLE_RATE_HZ } from '../src/sound.ts'
import { peakOf } from './layers.ts'
import { randomOf } from './random.ts'
import { ringing, strikesOf } from './strike.ts'

describe('blows', () => {
  it('come once a turn: 40 in three seconds at 800 a minute, 1,200 samples apart', () => {
    const perSample = 800 / 60 / SAMPLE_RATE_HZ
    const turns = Float64Array.from({ length: 3 * SAMPLE_RATE_HZ }, (_, index) => index * perSample)
    const strikes = strikesOf(turns, 1, 0.5, () => 1)
    expect(strikes).toHaveLength(40)
    const gaps = strikes.slice(1).map(({ sample }, index) => sample - (strikes[index]?.sample ?? 0))
    expect(gaps.every((gap) => Math.abs(gap - 1200) <= 1)).toBe(true)
  })

  it('of no force are none', () => {
    const turns = Float64Array.from({ length: 1000 }, (_, index) => index / 100)
    expect(strikesOf(turns, 1, 0.5, (count) => (count % 2 === 0 ? 1 : 0))).toHaveLength(5)
  })

  it('ring at their mode and die away by 1/e in its time', () => {
    const mode = { hertz: 1000, decaySeconds: 0.05, gain: 1 }
    const rung = ringing(SAMPLE_RATE_HZ, [{ sample: 0, force: 1 }], [mode], 8000, randomOf(1))
    const early = peakOf(rung.subarray(160, 320))
    const later = peakOf(rung.subarray(160 + 800, 320 + 800))
    expect(later / early).toBeCloseTo(Math.exp(-1), 2)
    let crossings = 0
    for (let index = 161; index < 1760; index += 1)
      if ((rung[index - 1] ?? 0) < 0 && (rung[index] ?? 0) >= 0) crossings += 1
    expect(Math.abs(crossings - 100)).toBeLessThanOrEqual(1)
  })
})
