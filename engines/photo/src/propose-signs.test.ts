import { describe, expect, it } from 'vitest'
import { makeSpotOnGround } from '../synthesis/make-spot-on-ground.ts'
import { makeTyre } from '../synthesis/make-tyre.ts'
import { takePhoto } from '../synthesis/take-photo.ts'
import { PHOTO_KINDS } from './judgement.ts'
import { proposeSigns } from './propose-signs.ts'

/** Milliseconds: pictures are drawn here, on machines that may be busy. */
const PATIENCE = 90_000

/** Heads that say nothing of any tread: logit -9. */
const heads = { kinds: [], weights: [], biases: [], tread: { weights: new Float32Array(1), bias: -9 } }
const embedding = new Float32Array(1)
const idsOf = (picture: ReturnType<typeof takePhoto>) =>
  PHOTO_KINDS.map(
    (kind) => [kind, proposeSigns(heads, embedding, kind, picture).map(({ id }) => id)] as const,
  )

describe('what pixels propose', { timeout: PATIENCE }, () => {
  it('of a green puddle is said of a leak alone', () => {
    const scene = makeSpotOnGround({
      spot: 'green',
      ground: 'concrete',
      light: 'sun',
      width: 300,
      height: 225,
      seed: 700_003,
    })
    for (const [kind, ids] of idsOf(takePhoto(scene, 700_003)))
      expect([kind, ids.filter((id) => id === 'ground_wet' || id === 'fluid_green')]).toEqual([
        kind,
        kind === 'leak' ? ['ground_wet', 'fluid_green'] : [],
      ])
  })

  it('of a tread is that one side is worn, where it is, and only of a tire', () => {
    const photo = (left: number, right: number, seed: number) =>
      takePhoto(makeTyre({ left, middle: 6, right, light: 'overcast', width: 320, height: 240, seed }), seed)
    const SEEDS = [600_001, 600_002, 600_003]
    const saidOf = (left: number, right: number) =>
      SEEDS.filter((seed) =>
        proposeSigns(heads, embedding, 'tyre', photo(left, right, seed)).some(
          ({ id }) => id === 'tread_low_one_side',
        ),
      ).length
    expect(saidOf(0.3, 7)).toBeGreaterThanOrEqual(2)
    expect(saidOf(7, 0.3)).toBeGreaterThanOrEqual(2)
    expect([saidOf(7, 7), saidOf(1, 1)]).toEqual([0, 0])
    for (const [kind, ids] of idsOf(photo(0.3, 7, 600_001)))
      if (kind !== 'tyre') expect(ids).not.toContain('tread_low_one_side')
  })
})
