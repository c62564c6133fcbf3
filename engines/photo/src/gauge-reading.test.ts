import { describe, expect, it } from 'vitest'
import { gaugeReading, READING_FLOATS } from './gauge-reading.ts'

/** A look that is `logit` surer of one kind and of one level than of each other. */
function look(kind: number, level: number, logit: number): Float32Array {
  const scores = new Float32Array(READING_FLOATS)
  scores[kind] = logit
  scores[3 + level] = logit
  return scores
}
const looks = (...all: Float32Array[]) => {
  const readings = new Float32Array(all.length * READING_FLOATS)
  for (const [index, one] of all.entries()) readings.set(one, index * READING_FLOATS)
  return gaugeReading(readings, all.length)
}

describe('several looks at one gauge', () => {
  it('that agree are as sure as each of them, of the level between both ends', () => {
    // The fifteenth of 21 levels from 0 to 1 is 0.7.
    const read = looks(look(1, 14, 20), look(1, 14, 20))
    expect(read.kinds[1]).toBeCloseTo(1, 6)
    expect(read.level).toBeCloseTo(0.7, 6)
    expect(read.ofLevel).toBeCloseTo(1, 6)
  })

  it('that are a step apart are one reading between them', () => {
    expect(looks(look(0, 10, 20), look(0, 11, 20)).level).toBeCloseTo(0.525, 6)
  })

  it('that contradict each other are half sure at most', () => {
    const read = looks(look(0, 2, 20), look(0, 18, 20))
    expect(read.ofLevel).toBeLessThanOrEqual(0.5 + 1e-6)
    expect(looks(look(0, 2, 20), look(1, 2, 20)).kinds[0]).toBeCloseTo(0.5, 6)
  })

  it('that mostly see something else are mostly of neither gauge', () => {
    const { kinds } = looks(look(2, 5, 20), look(2, 5, 20), look(0, 5, 20))
    expect(kinds.map((share) => Number(share.toFixed(3)))).toEqual([0.333, 0, 0.667])
  })
})
