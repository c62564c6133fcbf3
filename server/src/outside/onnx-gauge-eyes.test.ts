import { join } from 'node:path'
import { readGauges } from '@candi/engines/photo'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeDashboard } from '../../../engines/photo/synthesis/make-dashboard.ts'
import { makeGauges } from '../../../engines/photo/synthesis/make-gauges.ts'
import { type GaugeEyes, openOnnxGaugeEyes } from './onnx-gauge-eyes.ts'
import { productRoot } from './product-root.ts'

/** As near as a reading has to be to be right. */
const NEAR = 0.12
const LEVELS = [0, 0.2, 0.4, 0.5, 0.6, 0.8, 1]

describe('the eyes for gauges', () => {
  let eyes: GaugeEyes
  beforeAll(async () => {
    eyes = await openOnnxGaugeEyes(join(productRoot, 'engines', 'photo', 'weights'))
  })

  it('read a needle where it stands, from end to end, whichever gauge is told of', async () => {
    let told = 0
    for (const level of LEVELS) {
      const made = { temperature: level, fuel: 1 - level }
      const picture = makeGauges(
        [
          { id: 'temperature', level: made.temperature },
          { id: 'fuel', level: made.fuel },
        ],
        1,
      )
      for (const gauge of await readGauges(picture, eyes)) {
        told += 1
        expect(
          Math.abs(gauge.level - made[gauge.id]),
          `${gauge.id} at ${made[gauge.id]}`,
        ).toBeLessThanOrEqual(NEAR)
        expect(gauge.box[0] + gauge.box[2] / 2 < 0.5).toBe(gauge.id === 'temperature')
      }
    }
    expect(told).toBeGreaterThanOrEqual(LEVELS.length)
  })

  it('find none on a panel of large dials and lamps', async () => {
    const lamps = ['battery', 'low_fuel', 'coolant_temp', 'oil_pressure'] as const
    for (const seed of [1, 2])
      expect(await readGauges(makeDashboard({ lamps, width: 1200, height: 900, seed }), eyes)).toEqual([])
  })
})
