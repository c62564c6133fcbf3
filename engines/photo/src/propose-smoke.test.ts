import { describe, expect, it } from 'vitest'
import { type MadeSmokeColour, makeSmoke } from '../synthesis/make-smoke.ts'
import { takePhoto } from '../synthesis/take-photo.ts'
import { proposeSmoke } from './propose-smoke.ts'

/** Milliseconds: pictures are drawn here, on machines that may be busy. */
const PATIENCE = 90_000

const SEEDS = [800_001, 800_002, 800_003, 800_004, 800_005, 800_006]
const said = (colour: MadeSmokeColour) =>
  SEEDS.flatMap((seed, at) => {
    const ground = at % 2 === 0 ? 'asphalt' : 'concrete'
    const scene = makeSmoke({
      colour,
      ground,
      light: 'overcast',
      hasCar: false,
      width: 300,
      height: 225,
      seed,
    })
    return proposeSmoke(takePhoto(scene, seed)).map(({ id }) => id)
  })

describe('made smoke before an even ground', { timeout: PATIENCE }, () => {
  it.each(['white', 'blue', 'black'] as const)(
    'that is %s is called so where anything is said of it',
    (colour) => {
      const ids = said(colour)
      expect(ids.length).toBeGreaterThan(0)
      expect(new Set(ids)).toEqual(new Set([`smoke_${colour}`]))
    },
  )

  it('is not seen where there is none', () => {
    expect(said('none')).toEqual([])
  })
})
