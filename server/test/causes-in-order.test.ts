import { beforeAll, describe, expect, it } from 'vitest'
import { diagnoseCase } from '../src/conversation/diagnose-case.ts'
import { type ShippedTalk, shippedTalk } from './shipped-talk.ts'

let parts: ShippedTalk['parts']
beforeAll(async () => {
  parts = (await shippedTalk()).parts
}, 60_000)

describe('the cause named first is the one that a mechanic names', () => {
  it.each([
    ['The red oil light came on while driving and the engine clatters.', 'oil_level_very_low'],
    ['Red oil light on suddenly, engine ticks, the dipstick shows low.', 'oil_level_very_low'],
    ['My Nissan Leaf uses much more energy in frost, range is short.', 'ev_range_in_frost_normal'],
    [
      '2011 Prius, brake pedal is hard, red triangle and brake light, and a stop message.',
      'brake_hybrid_actuator_failing',
    ],
    ['Clunk and the wheel wiggles since I had the tires rotated Tuesday.', 'tire_wheel_nuts_loose'],
    ['The driveshaft is loose and flopping under my truck.', 'shaft_dropped_or_coming_apart'],
    ['Brake booster failed, pedal super hard.', 'brake_booster_vacuum_lost'],
    ['Wipers quit in pouring rain.', 'elec_wiper_motor_linkage'],
    ['Turbo screamed, lost all power and huge blue smoke.', 'turbo_failed_runaway_or_shaft_broken'],
    ['My Model Y smells of chemicals and crackles under the floor.', 'ev_hv_battery_overheating'],
    ['Clear water drips under the passenger side after I ran the AC.', 'leak_ac_condensation_normal'],
  ])('%s', async (text, cause) => {
    expect((await diagnoseCase(parts, { id: 'order', text })).answer.causes[0]?.id).toBe(cause)
  })

  it('does not take drums for granted on a car of 2011', async () => {
    const text = '2011 Outback, brake pedal goes down further than before, pumping makes it firmer.'
    const first = (await diagnoseCase(parts, { id: 'drums', text })).answer.causes[0]?.id
    expect(first).not.toBe('brake_rear_drums_out_of_adjustment')
  })
})
