import { describe, expect, it } from 'vitest'
import { READING_FLOATS } from './gauge-reading.ts'
import { readGauges } from './read-gauges.ts'

const PICTURE = { width: 640, height: 480, data: new Uint8Array(640 * 480 * 3) }

/** Eyes that find two places and read both alike: of one kind (2 is neither) at one of 21 levels, this surely. */
const eyesOf = (kind: number, level: number, logit: number, found = 6, angles = level / 20) => ({
  findGauges: async (_: Float32Array, width: number, height: number) => {
    const plane = (width / 8) * (height / 8)
    const told = new Float32Array(4 * plane).fill(-9, 0, plane)
    if (width === 640) for (const column of [10, 60]) told[20 * 80 + column] = found
    return told
  },
  readGauges: async (_: Float32Array, count: number) => {
    const readings = new Float32Array(count * READING_FLOATS)
    for (let row = 0; row < count; row++) {
      readings[row * READING_FLOATS + kind] = logit
      readings[row * READING_FLOATS + 3 + level] = logit
      // Pivot, tip, low and high end: a sweep of a quarter turn, the needle where the angles say.
      const turn = (angles * Math.PI) / 2
      readings.set([0, 0, Math.cos(turn), Math.sin(turn), 1, 0, 0, 1], row * READING_FLOATS + 24)
    }
    return readings
  },
})

describe('gauges in a picture', () => {
  it('are told of once each, with level and place', async () => {
    const gauges = await readGauges(PICTURE, eyesOf(1, 10, 12))
    expect(gauges.map(({ id, level }) => [id, Number(level.toFixed(3))])).toEqual([['fuel', 0.5]])
    expect(gauges[0]?.probability).toBeGreaterThan(0.5)
    expect(gauges[0]?.box.every((edge) => edge >= 0 && edge <= 1)).toBe(true)
  })

  it('are left out where kind or level is not sure, or it is another gauge', async () => {
    expect(await readGauges(PICTURE, eyesOf(0, 10, 2.5))).toEqual([])
    expect(await readGauges(PICTURE, eyesOf(2, 10, 12))).toEqual([])
    expect(await readGauges(PICTURE, eyesOf(0, 10, 12, -1.5))).toEqual([])
  })

  it('are left out where the angles of the needle contradict the level', async () => {
    expect(await readGauges(PICTURE, eyesOf(1, 10, 12, 6, 0.6))).toHaveLength(1)
    expect(await readGauges(PICTURE, eyesOf(1, 10, 12, 6, 0.7))).toEqual([])
  })

  it('are never told of as certain', async () => {
    const [gauge] = await readGauges(PICTURE, eyesOf(0, 20, 40, 40))
    expect(gauge?.probability).toBeLessThanOrEqual(0.95)
  })
})
