import { describe, expect, it } from 'vitest'
import { type MadeCapInside, makeOilCap } from '../synthesis/make-oil-cap.ts'
import { takePhoto } from '../synthesis/take-photo.ts'
import { proposeOilCap } from './propose-oil-cap.ts'

/** Milliseconds: pictures are drawn here, on machines that may be busy. */
const PATIENCE = 90_000

const SEEDS = [900_001, 900_002, 900_003, 900_004]
const said = (inside: MadeCapInside) =>
  SEEDS.flatMap((seed) =>
    proposeOilCap(
      takePhoto(makeOilCap({ inside, light: 'overcast', width: 300, height: 225, seed }), seed),
    ).map(({ id }) => id),
  )

describe('a made oil cap', { timeout: PATIENCE }, () => {
  it('with foam in it is called milky where anything is said of it', () => {
    const ids = said('foam')
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids)).toEqual(new Set(['oil_cap_milky']))
  })

  it.each(['clean', 'sludge', 'metal', 'paper'] as const)('with %s in it is not', (inside) => {
    expect(said(inside)).toEqual([])
  })
})
