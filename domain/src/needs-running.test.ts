import { describe, expect, it } from 'vitest'
import { needsRunning } from './needs-running.ts'

describe('a check that needs a running engine', () => {
  it.each([
    'Parked, engine idling, switch the AC on and off five times and compare.',
    'Parked with the engine running, press the brake pedal firmly.',
    'Start the cold engine outdoors and listen for one minute.',
    'With the engine off, look at the belt. Then start it and listen from the side.',
    'Compare standing at 2,000 rpm with driving.',
    'Try a jump start. With a booster pack or a second car.',
    'It knocks even without braking? Let it idle and listen.',
  ])('is one: %s', (steps) => expect(needsRunning(steps)).toBe(true))

  it.each([
    'Engine off and cold, read the dipstick.',
    'Look from a few steps away, no flames, do not start the car.',
    'Leave the engine off. Do not start it to listen.',
    'After a night, turn the key to on without cranking and look.',
    'Recall whether the oil light flickered at hot idle.',
    'A workshop measures oil pressure at idle.',
    'Roll the window down and start with the left front tire.',
  ])('is none: %s', (steps) => expect(needsRunning(steps)).toBe(false))
})
