import { describe, expect, it } from 'vitest'
import type { GaugeKinds } from './gauge-reading.ts'
import { pairGauges } from './pair-gauges.ts'

const maybe = (kinds: GaugeKinds, half = 20, probability = 1) => ({ kinds, half, probability })

describe('two gauges of a panel', () => {
  it('are one of each: what one surely is, the other is hardly', () => {
    const [, doubtful] = pairGauges([maybe([0, 1, 0]), maybe([0.5, 0.5, 0])])
    // 0.5 x 1 against 0.5 x 0.03.
    expect(doubtful?.[0]).toBeCloseTo(1 / 1.03, 6)
  })

  it('change nothing of each other where they are not of a size, and a lone one stays as it is', () => {
    const kinds: GaugeKinds = [0.6, 0.3, 0.1]
    expect(pairGauges([maybe(kinds), maybe([0, 1, 0], 40)])[0]).toEqual(kinds)
    expect(pairGauges([maybe(kinds)])).toEqual([kinds])
  })

  it('weigh a partner only as far as it is a gauge', () => {
    const [beside] = pairGauges([maybe([0.5, 0.5, 0]), maybe([0, 1, 0], 20, 0)])
    expect(beside?.[0]).toBeCloseTo(0.5, 6)
  })

  it('keep probabilities that sum to 1', () => {
    for (const kinds of pairGauges([
      maybe([0.2, 0.3, 0.5]),
      maybe([0.7, 0.2, 0.1], 25, 0.6),
      maybe([0.1, 0.1, 0.8]),
    ]))
      expect(kinds.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
  })
})
