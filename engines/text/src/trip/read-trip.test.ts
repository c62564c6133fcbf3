import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTrip } from './read-trip.ts'

const THURSDAY = 4
const trip = (text: string, weekday = THURSDAY) => readTrip(text, weekday)

describe('the length of a trip', () => {
  it.each([
    ['can i make it 20 miles', 20],
    ['a 20-mile drive', 20],
    ['15-20 miles', 20],
    ['a couple of miles', 2],
    ['two hundred and fifty miles', 250],
    ['twenty five miles each way', 50],
    ['daily commute is 90 miles round trip', 90],
    // 100 km at 0.621371 miles a kilometer.
    ['100 km to go', 62.1371],
    ['1,500 km', 932.0565],
    ['3 hours on the highway', 180],
    ['an hour and a half', 90],
    ['its 25 min away', 25],
    ['half a mile', 0.5],
    ['just around the corner', 2],
    // Twelve miles there and twelve back on each of seven days.
    ['one more week of commuting, 12 miles each way', 168],
    ['a road trip to Florida', 500],
  ])('is told in miles: %s', (text, miles) => expect(trip(text).miles).toBeCloseTo(miles, 6))

  it.each([
    'going 60 miles an hour',
    'at 60 miles per hour',
    'it has 180,000 miles on it',
    '180k miles',
    'new pads 200 miles ago',
    'my shift starts in an hour',
    'they want $2k',
    'at 6 from exit 41',
    'how far can i go',
  ])('is not told by a speed, an age, a clock or a price: %s', (text) => expect(trip(text).miles).toBeNull())

  it('another ten thousand is no way of ten', () => expect(trip('another 10k').miles).toBe(10_000))
})

describe('the day of a trip', () => {
  it.each([
    ['tonight', 0],
    ['tmrw', 1],
    ['the day after tomorrow', 2],
    ['Denver on Friday', 1],
    ['next friday', 8],
    ['on thursday', 0],
    ['this weekend', 3],
    // Next week ends with the Sunday after the coming one.
    ['next week', 10],
    ['in three days', 3],
    ['two more weeks', 14],
    ['all week', 7],
  ])('is counted from a Thursday: %s', (text, days) => expect(trip(text).days).toBe(days))

  it.each(['3 days ago', 'twice a week', 'new battery, 2 weeks old'])(
    'is not when something was or how often: %s',
    (text) => expect(trip(text).days).toBeNull(),
  )

  it('of its owner is named and not known', () =>
    expect(trip('ok until payday?')).toMatchObject({ days: null, namesDay: true, said: 'until payday' }))
})

describe('where a trip goes', () => {
  it.each([
    ['can I make it to Denver on Friday', 'Denver on Friday'],
    ['gotta get to my moms in Tulsa by tonight', 'my moms, by tonight'],
    ['3 hours to Tulsa', '3 hours, Tulsa'],
    ['will it make it home', 'home'],
    ['could i limp it to the next exit', 'the next exit'],
  ])('is said as it was written: %s', (text, said) =>
    expect(trip(text)).toMatchObject({ said, namesPlace: true }),
  )

  it.each(['i have to pick up my kids', 'is it safe to drive', 'do i need to worry'])(
    'is no deed: %s',
    (text) => expect(trip(text).namesPlace).toBe(false),
  )

  it('may be a workshop or a place of every day', () => {
    expect(trip('10 miles to my mechanic')).toMatchObject({ isToWorkshop: true, isEveryday: false })
    expect(trip('drive my kids to school tomorrow')).toMatchObject({ isToWorkshop: false, isEveryday: true })
  })
})

describe('how a trip is driven', () => {
  it('is by day, off the freeway and light where nothing else is told', () =>
    expect(trip('can i make it 20 miles home')).toMatchObject({
      isFast: false,
      isDark: false,
      load: 'light',
    }))

  it.each([
    ['20 miles of freeway', { isFast: true }],
    ['can i drive it home tonight', { isDark: true }],
    ['30 miles towing my boat', { load: 'towing' }],
    ['to Tulsa with a trailer full of furniture', { load: 'towing' }],
    ['10 miles with all our luggage', { load: 'loaded' }],
  ])('is read where it is told: %s', (text, way) => expect(trip(text)).toMatchObject(way))
})

describe('whatever is written', () => {
  const number = fc.integer({ min: 1, max: 3_000 })
  const filler = fc.constantFrom('can i still go', 'is it ok for', 'gotta do', 'it has to last', 'about', '')

  it('a number of miles is read as that number, and of kilometers as fewer', () =>
    fc.assert(
      fc.property(number, filler, (count, words) => {
        expect(trip(`${words} ${count} miles`).miles).toBe(count)
        expect(trip(`${words} ${count} km`).miles).toBeCloseTo(count * 0.621_371, 6)
        expect(trip(`${words} ${count} miles and back`).miles).toBe(2 * count)
      }),
    ))

  it('more time at the wheel is never a shorter way', () =>
    fc.assert(
      fc.property(number, number, (one, other) => {
        const [less = 1, more = 1] = [one, other].toSorted((left, right) => left - right)
        const [short, long] = [trip(`${less} minutes`).miles, trip(`${more} minutes`).miles]
        expect(long).toBeGreaterThanOrEqual(short ?? Number.POSITIVE_INFINITY)
      }),
    ))

  it('a weekday is one of the seven days that come', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 6 }),
        fc.constantFrom('monday', 'wednesday', 'Friday', 'Sunday'),
        (weekday, day) => {
          const { days } = trip(`on ${day}`, weekday)
          expect(days).toBeGreaterThanOrEqual(0)
          expect(days).toBeLessThan(7)
        },
      ),
    ))

  it('nothing throws, and nothing is said that was not written', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
        const { miles, days, said } = trip(`to ${text} 3 miles`)
        expect(miles ?? 0).toBeGreaterThanOrEqual(0)
        expect(days ?? 0).toBeGreaterThanOrEqual(0)
        expect(said.length).toBeLessThanOrEqual(80)
        const written = `to ${text} 3 miles`.replaceAll(/\s/g, ' ')
        for (const piece of said.split(', ')) expect(written).toContain(piece)
      }),
    ))
})
