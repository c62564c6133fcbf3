import { describe, expect, it } from 'vitest'
import { type MadeSpot, makeSpotOnGround } from '../synthesis/make-spot-on-ground.ts'
import { takePhoto } from '../synthesis/take-photo.ts'
import { drawnSpots } from './drawn-spot.ts'
import { findSpot } from './find-spot.ts'
import { measureSpot, SPOT_MEASURES } from './measure-spot.ts'
import { proposePuddle } from './propose-puddle.ts'
import { isKnownSpot, tellSpot } from './tell-spot.ts'

/** Milliseconds: pictures are drawn here, on machines that may be busy. */
const PATIENCE = 90_000

/** Seeds that nothing was learned from. */
const SEEDS = [700_001, 700_002, 700_003, 700_004]
const GROUNDS = ['concrete', 'asphalt'] as const

const photosOf = (spot: MadeSpot, light: 'sun' | 'sodium') =>
  SEEDS.map((seed, at) => {
    const ground = GROUNDS[at % GROUNDS.length] ?? 'concrete'
    return takePhoto(makeSpotOnGround({ spot, ground, light, width: 300, height: 225, seed }), seed)
  })
const idsOf = (photos: ReturnType<typeof photosOf>) =>
  photos.map((photo) => proposePuddle(photo).map(({ id }) => id))

describe('a made puddle', { timeout: PATIENCE }, () => {
  it.each([
    ['green', 'fluid_green'],
    ['blue', 'fluid_blue'],
    ['red', 'fluid_red'],
    ['black', 'fluid_dark'],
  ] as const)(
    'of %s fluid is called wet and its color in half of the pictures at least, and no other color in any',
    (fluid, id) => {
      const said = idsOf(photosOf(fluid, 'sun'))
      expect(
        said.filter((ids) => ids.includes(id) && ids.includes('ground_wet')).length,
      ).toBeGreaterThanOrEqual(2)
      expect(said.flat().filter((other) => other !== id && other !== 'ground_wet')).toEqual([])
    },
  )

  it.each(['shadow', 'stain', 'nothing'] as const)('is not seen in a %s', (spot) => {
    expect(idsOf(photosOf(spot, 'sun')).flat()).toEqual([])
  })

  it('is not told in the light of a sodium lamp, whatever its color', () => {
    for (const fluid of ['green', 'black'] as const)
      expect(idsOf(photosOf(fluid, 'sodium')).flat()).toEqual([])
  })

  it('is never told more surely than pictures that nobody took allow', () => {
    const told = photosOf('green', 'sun').flatMap(proposePuddle)
    expect(told.length).toBeGreaterThan(0)
    for (const { probability } of told) {
      expect(probability).toBeLessThanOrEqual(0.6)
      expect(probability).toBeGreaterThanOrEqual(0.5)
    }
  })
})

describe('what a spot is worth', () => {
  const found = findSpot(drawnSpots([0.3, 0.3, 0.3], [0.1, 0.1, 0.1], [[0.5, 0.5, 0.2]]))
  const measured = found && measureSpot(found)
  if (!measured) throw new Error('no spot was found')

  it('is shared out among all it may be', () => {
    const shares = tellSpot(measured).map(({ probability }) => probability)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
  })

  it('is unknown where any of its measures is like no picture that was learned from', () => {
    for (const name of SPOT_MEASURES) expect(isKnownSpot({ ...measured, [name]: 99 })).toBe(false)
  })
})
