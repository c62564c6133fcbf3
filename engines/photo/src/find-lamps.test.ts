import { describe, expect, it } from 'vitest'
import { makeDashboard } from '../synthesis/make-dashboard.ts'
import { findLamps } from './find-lamps.ts'
import type { Lamp } from './judgement.ts'
import { LAMP_CLASSES } from './lamp-classes.ts'
import { CROP_FLOATS } from './lamp-crop.ts'

const picture = makeDashboard({ lamps: ['brake', 'battery', 'low_beam'], width: 720, height: 480, seed: 5 })

/** A teller that gives each candidate the scores that it is told, and otherwise is sure of "no lamp". */
const tellerOf = (scores: (index: number) => Partial<Record<Lamp, number>>) => {
  let told = 0
  return {
    tellLamps: async (crops: Float32Array, count: number) => {
      expect(crops.length).toBe(count * CROP_FLOATS)
      const rows = new Float32Array(count * LAMP_CLASSES.length)
      for (let row = 0; row < count; row++) {
        const given = scores(told++)
        for (const [at, id] of LAMP_CLASSES.entries())
          rows[row * LAMP_CLASSES.length + at] = id === 'none' ? 10 : (given[id] ?? 0)
      }
      return rows
    },
  }
}

describe('findLamps', () => {
  it('finds no lamp where the teller knows none', async () => {
    expect(
      await findLamps(
        picture,
        tellerOf(() => ({})),
      ),
    ).toEqual([])
  })

  it('names a lamp once however often it is seen, and says what else it could be', async () => {
    const lamps = await findLamps(
      picture,
      tellerOf(() => ({ brake: 20, parking_brake: 9, abs: 8, airbag: 7, eps: 6 })),
    )
    expect(lamps.map(({ id }) => id)).toEqual(['brake'])
    expect(lamps[0]?.others).toEqual(['parking_brake', 'abs', 'airbag'])
    expect(lamps[0]?.probability).toBeGreaterThan(0.9)
    expect(lamps[0]?.probability).toBeLessThanOrEqual(1)
  })

  it('gives one place one lamp, the surest, and keeps boxes inside the picture', async () => {
    const lamps = await findLamps(
      picture,
      tellerOf((index) => ({ [LAMP_CLASSES[index % 39] ?? 'brake']: 14 + (index % 5) })),
    )
    expect(lamps.length).toBeGreaterThan(0)
    expect(lamps.map(({ probability }) => probability)).toEqual(
      lamps.map(({ probability }) => probability).toSorted((one, other) => other - one),
    )
    for (const { box } of lamps) {
      expect(Math.min(...box)).toBeGreaterThanOrEqual(0)
      expect(box[0] + box[2]).toBeLessThanOrEqual(1 + 1e-9)
      expect(box[1] + box[3]).toBeLessThanOrEqual(1 + 1e-9)
      const inside = lamps.filter((other) => {
        const x = other.box[0] + other.box[2] / 2
        const y = other.box[1] + other.box[3] / 2
        return x > box[0] && x < box[0] + box[2] && y > box[1] && y < box[1] + box[3]
      })
      expect(inside).toHaveLength(1)
    }
  })
})
