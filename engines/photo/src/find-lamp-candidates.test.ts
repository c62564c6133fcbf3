import { describe, expect, it } from 'vitest'
import { MADE_LAMPS } from '../synthesis/lamp-strokes.ts'
import { makeDashboard, placesOfLamps } from '../synthesis/make-dashboard.ts'
import { findLampCandidates, overlap } from './find-lamp-candidates.ts'
import type { Picture } from './picture.ts'

const plain = (width: number, height: number, level: number): Picture => ({
  width,
  height,
  data: new Uint8Array(width * height * 3).fill(level),
})

describe('findLampCandidates', () => {
  it('finds a place for every lamp of a made dashboard, whatever its colour', () => {
    for (const [width, height] of [
      [720, 480],
      [1000, 750],
    ] as const) {
      const made = { lamps: MADE_LAMPS, width, height, seed: 3 }
      const candidates = findLampCandidates(makeDashboard(made))
      for (const [index, place] of placesOfLamps(made).entries()) {
        const best = Math.max(...candidates.map(({ box }) => overlap(box, place)))
        expect([MADE_LAMPS[index], best > 0.3]).toEqual([MADE_LAMPS[index], true])
      }
    }
  })

  it('keeps every box inside the picture and never gives more than 150', () => {
    let state = 7
    const data = Uint8Array.from({ length: 300 * 200 * 3 }, () => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0
      return state >>> 24
    })
    const candidates = findLampCandidates({ width: 300, height: 200, data })
    expect(candidates.length).toBeLessThanOrEqual(150)
    for (const { box } of candidates) {
      expect(Math.min(...box)).toBeGreaterThanOrEqual(0)
      expect(box[0] + box[2]).toBeLessThanOrEqual(1 + 1e-9)
      expect(box[1] + box[3]).toBeLessThanOrEqual(1 + 1e-9)
    }
  })

  it('finds nothing in an even picture, be it black, grey or white, or as small as can be', () => {
    for (const level of [0, 90, 255]) expect(findLampCandidates(plain(640, 480, level))).toEqual([])
    expect(findLampCandidates(plain(1, 1, 200))).toEqual([])
  })
})

describe('overlap', () => {
  it('is shared area over joint area', () => {
    expect(overlap([0, 0, 0.2, 0.2], [0.1, 0, 0.2, 0.2])).toBeCloseTo(1 / 3)
    expect(overlap([0, 0, 0.1, 0.1], [0.5, 0.5, 0.1, 0.1])).toBe(0)
  })
})
