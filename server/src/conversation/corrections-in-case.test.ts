import { describe, expect, it } from 'vitest'
import { type ShippedTalk, shippedTalk } from '../../test/shipped-talk.ts'
import { narrateTurn } from './narrate-turn.ts'

const { turnAfter }: ShippedTalk = await shippedTalk()
const signs = async (...texts: string[]) => {
  const { assessment } = await turnAfter(...texts)
  const { supports = [], opposes = [] } = assessment?.ledger ?? {}
  return [...supports, ...opposes].filter(({ state }) => state === 'present').map(({ finding }) => finding)
}

describe('what is corrected later in a case', () => {
  it('takes the old sign off and puts the new one on, and says so in one sentence', async () => {
    const turn = await turnAfter('squeals when i accelerate', "oops it's when I brake")
    expect(turn.intent).toBe('complaint')
    expect(turn.answered).toEqual([])
    expect(narrateTurn(turn.brief)).toContain('Corrected: when I brake, not when i accelerate.')
    expect(await signs('squeals when i accelerate', "oops it's when I brake")).toContain('squeal_braking')
  })

  it('knows the car by the year that was meant, though the correcting line names both', async () => {
    const turn = await turnAfter('my 2012 malibu shakes at idle', 'no it was 2015 not 2012, malibu')
    expect(turn.assessment?.carName).toContain('2015')
  })

  it('takes back a danger that its owner says was meant otherwise, and tells where the case stands now', async () => {
    const before = await turnAfter('the oil light is on')
    const after = await turnAfter('the oil light is on', 'nope its the check engine light')
    expect(before.assessment?.verdict.urgency).toBe('stop')
    expect(after.assessment?.verdict.urgency).not.toBe('stop')
    expect(narrateTurn(after.brief)).toContain(after.assessment?.verdict.headline)
  })

  it('raises the urgency where what was meant is graver', async () => {
    const { assessment } = await turnAfter(
      'my battery light is on',
      'oops not the battery light, the oil light',
    )
    expect(assessment?.verdict.urgency).toBe('stop')
  })

  it('keeps a sign that another line told as well', async () => {
    const told = ['it squeals when i brake', 'the squeal is louder when i brake hard', 'no i meant grinding']
    expect(await signs(...told)).toContain('squeal_braking')
  })

  it('quotes the words of its owner', async () => {
    const { reading } = await turnAfter('white smoke from exhaust', "wait it's blue")
    expect(reading?.signs.map(({ finding }) => finding)).toContain('exhaust_blue_smoke')
  })
})

describe('what is taken back', () => {
  it('is gone where it was no danger', async () => {
    const told = ['my car shakes at 60', 'it squeals when i brake']
    expect(await signs(...told)).toContain('squeal_braking')
    expect(await signs(...told, 'oh scrap that last thing I wrote')).not.toContain('squeal_braking')
  })

  it('stands where it was a danger, until it is denied by name', async () => {
    const told = [
      'my car shakes at 60',
      'the brake pedal goes to the floor',
      'oh scrap that last thing I wrote',
    ]
    expect((await turnAfter(...told)).assessment?.verdict.urgency).toBe('stop')
  })
})

describe('news beside a case', () => {
  it.each([
    ['the wipers and the horn work just fine', 'so much is well'],
    ['oops, I meant to say no', 'flip its sign'],
    ['uncle swapped the belt, squeals just the same', 'did not end it'],
    ['wiped the code, it was back by lunch', 'Tell me the code'],
    ['that squeal has disappeared since', 'does not clear it'],
    ['brought it home from a friend in Ohio', 'I read no new sign'],
  ])('is met as what it is: %s', async (text, words) =>
    expect(narrateTurn((await turnAfter('squeals when i brake', text)).brief)).toContain(words),
  )
})

describe('a danger in passing', () => {
  it.each([
    'too long story short the pedal goes to the floor now',
    'they replaced the pads and its fine now but pedal goes to floor',
    'is this private? also theres smoke coming out of the hood',
    'how much would it cost, the brake pedal went to the floor this morning',
  ])('stops the car whatever else is said: %s', async (text) => {
    const { assessment } = await turnAfter('squeals when i brake', text)
    expect(assessment?.verdict.urgency).toBe('stop')
  })

  it.each([
    'hi are you a robot? my car is smoking from the hood',
    'is $900 a rip off for brakes that grind, pedal goes to the floor',
    'the garage says it needs a head gasket, white smoke and overheating',
    'in plain english the brakes failed',
    'no brakes, pedal went to floor',
  ])('is diagnosed in a first message: %s', async (text) =>
    expect((await turnAfter(text)).assessment?.verdict.urgency).toBe('stop'),
  )
})
