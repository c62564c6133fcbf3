import { describe, expect, it } from 'vitest'
import { type ShippedTalk, shippedTalk } from '../../test/shipped-talk.ts'
import { narrateTurn } from './narrate-turn.ts'

const { turnAfter }: ShippedTalk = await shippedTalk()
const answer = async (...texts: string[]) => narrateTurn((await turnAfter(...texts)).brief)

describe('a line that names a part or a foot', () => {
  it.each([
    'my shop says i need a new catalytic converter',
    'my husband says i need a new catalytic converter for his car',
  ])('is no threat because of its part: %s', async (line) =>
    expect((await turnAfter(line)).intent).not.toBe('harm'),
  )

  it('is one where somebody is to be hurt', async () =>
    expect((await turnAfter('i loosened his brakes and i want him to crash')).intent).toBe('harm'))

  it('is no emergency where the foot freed the pedal', async () => {
    const freed = 'i stuck my foot under it and pulled it up so its fine'
    expect((await turnAfter('gas pedal stuck to the floor while driving', freed)).intent).not.toBe('medical')
  })

  it.each(['my foot is stuck under the pedal', 'his leg is pinned', 'her foot is under the wheel'])(
    'is one where a limb is held: %s',
    async (line) => expect((await turnAfter(line)).intent).toBe('medical'),
  )
})

describe('beside a car that must not be driven', () => {
  it.each([
    'can my kids ride in it',
    'can i make it 5 miles',
    'can i finish my shift',
    'is it safe w my baby in the back',
    'can i use it till monday',
    'please just tell me if its safe',
    'i have to pick up my daughter at 3',
    'can i paint it blue',
    'im scard',
    'you didnt answer me',
    'this is useless',
    'sorry',
    'no the car starts fine',
  ])('every answer says so: %s', async (line) => {
    const told = await answer('my brake pedal goes to the floor', line)
    expect(told).toContain('Don’t drive it')
    expect(told).not.toMatch(/no new sign|Ask what you like|^Hello/)
  })

  it.each(['can i just add oil', 'can i just top it up', 'cheap fix?'])(
    'so does advice that is true of any car: %s',
    async (line) => {
      const told = await answer('oil light is on and engine is ticking', line)
      expect(told).toContain('still stands')
      expect(told).not.toContain('coolant')
    },
  )

  it('stop leak is advised against', async () =>
    expect(await answer('coolant leaking and temp gauge in red', 'could i just use stop leak')).toMatch(
      /^Better not.*still stands\.$/s,
    ))
})

describe('a price', () => {
  it('for the brakes is compared with new rotors, and not with a fan', async () => {
    const line = 'he wants 500 for the brakes'
    expect(await answer('steering wheel shakes when i brake', line)).toContain('rotors')
    expect(await answer('my temp gauge is in the red', line)).toContain('no price for that part (brake)')
  })

  it('named in an earlier line is judged when its fairness is asked', async () =>
    expect(
      await answer(
        'check engine light on and rotten egg smell from my car',
        'shop says its the catalytic converter $2400',
        'is that a ripoff',
      ),
    ).toContain('$2,400 '))

  it('for a part is not compared with the repair of another', async () =>
    expect(await answer('steering wheel shakes when i brake', 'they want 450 for an alternator')).toContain(
      'no price for that part (alternator)',
    ))
})

it('somebody who is afraid is not greeted', async () =>
  expect(await answer('im scard')).toContain('one step at a time'))

it('tries at starting are answered by what to do', async () =>
  expect(await answer('it clicks and wont start', 'should i keep trying to start it')).toContain('1. **'))
