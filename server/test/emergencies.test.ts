import { describe, expect, it } from 'vitest'
import { FIGURES_OF_SPEECH } from './figures-of-speech.ts'
import { type ShippedTalk, shippedTalk } from './shipped-talk.ts'
import { TRUE_EMERGENCIES } from './true-emergencies.ts'
import { WITHOUT_A_CARD } from './without-a-card.ts'

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

  it.each(WITHOUT_A_CARD)(
    'is not raised by what is over, mended, asked or of another part: %s',
    async (line) => expect((await turnAfter(line)).emergency).toBeNull(),
  )

  it.each([
    ['the brake pedal goes to the floor', 'brakes'],
    ['turned the wheel and the car did not turn, i lost steering completely', 'steering'],
    ['gas pedal got stuck down and it kept speeding up', 'throttle'],
    ['car rolls away in park', 'rolls'],
    ['it smells like burning plastic inside the car', 'melting'],
    ['gas smell so strong it burns my eyes', 'fuel_smell'],
  ])('says that it must stand, whom to call for a tow, and what it is: %s', async (line, kind) => {
    const { emergency, assessment } = await turnAfter(line)
    expect(emergency?.kind).toBe(kind)
    expect(emergency?.call.label).toMatch(/roadside/i)
    expect(emergency?.towText).toContain('has to be towed')
    expect(assessment?.verdict.urgency).toBe('stop')
  })

  it('is of the person where one is hurt beside a car that must stand', async () =>
    expect((await turnAfter('my brakes went out and my wife passed out')).emergency?.kind).toBe('injury'))

  it.each([
    ['my dog drank antifreeze from the puddle under my car', 'poison'],
    ['car died on the highway and im in the fast lane', 'lane'],
    ['there are flames coming from under the hood', 'fire'],
    ['my tesla battery is smoking and hissing under the floor', 'electric'],
    ['exhaust smell inside the car and now i feel dizzy and sleepy', 'exhaust'],
    ['smoke is coming out of the dash', 'smoke'],
    ['gas is leaking from the tank in my garage next to the water heater', 'fuel'],
    ['gas is dripping under my car', 'fuel_leak'],
    ['the fuel line is leaking', 'fuel_leak'],
    ['scanner shows P0AA6 on my prius', 'high_voltage'],
    ['the traction battery is hot and hissing', 'electric'],
    ['exhaust fumes are coming into the cabin', 'fumes'],
    ['i smell gas inside the car', 'fuel_smell'],
    ['wont start and the starter cable gets hot', 'no_start'],
    ['my diesel is running away, the key is out and it keeps revving higher', 'runaway'],
    ['my wife passed out behind the wheel, we are on the shoulder', 'injury'],
    ['i swallowed some gas while siphoning', 'poison'],
  ])('is of the kind that was told: %s', async (line, kind) =>
    expect((await turnAfter(line)).emergency?.kind).toBe(kind),
  )

  it('comes again when what to do is asked right after it', async () =>
    expect((await turnAfter('my wife passed out in the car', 'what do i do')).emergency?.kind).toBe('injury'))
})
