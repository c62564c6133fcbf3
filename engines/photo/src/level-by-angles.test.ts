import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { levelByAngles } from './level-by-angles.ts'

/** Pivot, tip, low and high end of a gauge about (3, 4), its ends at angles of degrees counted with the clock. */
function pointsOf(low: number, high: number, level: number): number[] {
  const at = (degrees: number, far: number) => [
    3 + far * Math.cos((degrees * Math.PI) / 180),
    4 + far * Math.sin((degrees * Math.PI) / 180),
  ]
  return [3, 4, ...at(low + level * (high - low), 0.7), ...at(low, 1), ...at(high, 1.2)]
}

describe('the level by angles', () => {
  it('is the share of the sweep that the needle has come, whichever way round and wherever the gauge is turned to', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -720, max: 720 }),
        fc.integer({ min: 40, max: 170 }),
        fc.boolean(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (low, sweep, isWithClock, level) => {
          expect(levelByAngles(pointsOf(low, isWithClock ? low + sweep : low - sweep, level))).toBeCloseTo(
            level,
            6,
          )
        },
      ),
    )
  })

  it('is a little beyond an end where the needle is', () => {
    expect(levelByAngles(pointsOf(200, 300, -0.1))).toBeCloseTo(-0.1, 6)
    expect(levelByAngles(pointsOf(200, 300, 1.1))).toBeCloseTo(1.1, 6)
  })
})
