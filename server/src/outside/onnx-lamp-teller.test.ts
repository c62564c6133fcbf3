import { join } from 'node:path'
import { findLamps, isBulbCheck } from '@candi/engines/photo'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeDashboard } from '../../../engines/photo/synthesis/make-dashboard.ts'
import { openOnnxLampTeller } from './onnx-lamp-teller.ts'
import { productRoot } from './product-root.ts'

type Teller = Awaited<ReturnType<typeof openOnnxLampTeller>>

describe('the teller of lamps', () => {
  let tellLamps: Teller
  beforeAll(async () => {
    tellLamps = await openOnnxLampTeller(join(productRoot, 'engines', 'photo', 'weights'))
  })
  const idsOf = async (picture: ReturnType<typeof makeDashboard>) =>
    (await findLamps(picture, { tellLamps })).map(({ id }) => id).toSorted()

  it('names the lamps that are lit on a made dashboard', async () => {
    const lamps = ['battery', 'brake', 'check_engine', 'oil_pressure'] as const
    for (const seed of [1, 2])
      expect(await idsOf(makeDashboard({ lamps, width: 1200, height: 900, seed }))).toEqual([...lamps])
  })

  it('finds no lamp on a made dashboard where none is lit', async () => {
    expect(await idsOf(makeDashboard({ lamps: [], width: 1200, height: 900, seed: 3 }))).toEqual([])
  })

  it('takes the lamps of the key turned on for the bulb check, and one warning for itself', async () => {
    const all = await findLamps(
      makeDashboard({
        lamps: ['battery', 'brake', 'check_engine', 'oil_pressure'],
        width: 1000,
        height: 750,
        seed: 4,
      }),
      { tellLamps },
    )
    expect(isBulbCheck(all)).toBe(true)
    const one = await findLamps(
      makeDashboard({ lamps: ['oil_pressure'], width: 1000, height: 750, seed: 4 }),
      {
        tellLamps,
      },
    )
    expect(isBulbCheck(one)).toBe(false)
  })
})
