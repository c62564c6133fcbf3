import { describe, expect, it } from 'vitest'
import { FIGURES_OF_SPEECH } from './figures-of-speech.ts'
import { type ShippedTalk, shippedTalk } from './shipped-talk.ts'
import { TRUE_EMERGENCIES } from './true-emergencies.ts'

const { turnAfter }: ShippedTalk = await shippedTalk()

describe('a card', () => {
  it.each(TRUE_EMERGENCIES)('comes first, and no question after it: %s', async (line) => {
    const { emergency, assessment } = await turnAfter(line)
    expect(emergency?.call.dial).toMatch(/^\d{3,15}$/)
    expect(assessment?.next ?? null).toBeNull()
  })

  it.each(FIGURES_OF_SPEECH)('is not raised by a figure of speech, nor a refusal: %s', async (line) => {
    const { emergency, intent } = await turnAfter(line)
    expect(emergency).toBeNull()
    expect(['medical', 'harm', 'tamper', 'offtopic']).not.toContain(intent)
  })

  it.each([
    ['my dog drank antifreeze from the puddle under my car', 'poison'],
    ['car died on the highway and im in the fast lane', 'lane'],
    ['there are flames coming from under the hood', 'fire'],
    ['my tesla battery is smoking and hissing under the floor', 'electric'],
    ['exhaust smell inside the car and now i feel dizzy and sleepy', 'exhaust'],
    ['smoke is coming out of the dash', 'smoke'],
    ['gas is leaking from the tank in my garage next to the water heater', 'fuel'],
    ['gas is dripping under my car', 'fuel_leak'],
    ['my wife passed out behind the wheel, we are on the shoulder', 'injury'],
    ['i swallowed some gas while siphoning', 'poison'],
  ])('is of the kind that was told: %s', async (line, kind) =>
    expect((await turnAfter(line)).emergency?.kind).toBe(kind),
  )

  it('comes again when what to do is asked right after it', async () =>
    expect((await turnAfter('my wife passed out in the car', 'what do i do')).emergency?.kind).toBe('injury'))
})
