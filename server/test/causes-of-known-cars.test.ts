import { causesRuledOut } from '@candi/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { carOfCase } from '../src/conversation/car-of-case.ts'
import { diagnoseCase } from '../src/conversation/diagnose-case.ts'
import { type ShippedTalk, shippedTalk } from './shipped-talk.ts'

let parts: ShippedTalk['parts']
beforeAll(async () => {
  parts = (await shippedTalk()).parts
}, 60_000)

const CONVERTER = 'auto_torque_converter_shudder'
const BELT = 'cvt_belt_pulley_slip'
const DRUMS = 'brake_rear_drums_out_of_adjustment'

describe('a car whose parts are known', () => {
  const ruledOutOn = (text: string) => {
    const car = carOfCase(parts, null, [text])
    return new Set(causesRuledOut(parts.model, car).map(({ cause }) => cause.id))
  }

  it.each([
    ['my 2015 Nissan Altima', [CONVERTER], [BELT]],
    ['my 2010 Ford F-150', [BELT], [CONVERTER]],
    ['my 2010 Ford F-150 has a CVT', [CONVERTER], [BELT]],
    ['my 2012 Toyota Camry', [BELT], [CONVERTER]],
    ['my 2010 Toyota Prius', [BELT, CONVERTER, DRUMS], []],
    ['my 2011 Subaru Outback', [DRUMS], [BELT, CONVERTER]],
    ['my 2013 Honda Civic', [], [BELT, CONVERTER, DRUMS, 'brake_epb_actuator_failed']],
    ['my 2012 Honda Fit', [BELT, 'brake_epb_actuator_failed'], [DRUMS]],
    ['my car', [], [BELT, CONVERTER, DRUMS]],
  ])('%s: without %j, with %j', (text, without, with_) => {
    const out = ruledOutOn(text)
    for (const id of without) expect(out).toContain(id)
    for (const id of with_) expect(out).not.toContain(id)
  })

  it.each([
    [
      '2015 Nissan Altima shudders at 40 mph under light gas when warm, like driving over a rumble strip.',
      CONVERTER,
    ],
    ['2010 Ford F-150 shudders at 40 mph under light gas and the revs rise before it pulls.', BELT],
  ])('is never told a fault of another gearbox: %s', async (text, foreign) => {
    const { causes } = (await diagnoseCase(parts, { id: 'gearbox', text })).answer
    expect(causes.map(({ id }) => id)).not.toContain(foreign)
  })
})
