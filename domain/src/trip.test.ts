import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drivingVerdict as verdictOf } from '../test/driving-verdict.ts'
import { DRIVING_LIMITS } from './driving-limits.ts'
import { NEEDS } from './need.ts'
import { judgeTrip, standingOf, type Trip, type TripVerdict } from './trip.ts'
import { HOURS, LOADS, ROADS } from './trip-way.ts'
import { isGrave, LEVELS, URGENCIES } from './urgency.ts'

const ways = ROADS.flatMap((road) =>
  HOURS.flatMap((hour) => LOADS.map((load) => ({ road, hour, load }) as const)),
)
const EASIEST: Trip = { km: 1, road: 'town', hour: 'day', load: 'light' }

const anyVerdict = fc
  .record({
    level: fc.constantFrom(...LEVELS),
    starts: fc.boolean(),
    forbids: fc.uniqueArray(fc.constantFrom(...NEEDS)),
  })
  .map(({ level, starts, forbids }) => verdictOf(level, starts, forbids))
const anyWay = fc.constantFrom(...ways)
const anyKm = fc.double({ min: 0, max: 10_000, noNaN: true })
const anyTrip = fc.tuple(anyWay, anyKm).map(([way, km]): Trip => ({ ...way, km }))

const allowance = ({ answer }: TripVerdict) => ({ no: 0, unknown: 0, limited: 1, yes_watching: 2 })[answer]
const speed = ({ mostKmh }: TripVerdict) => mostKmh ?? Number.POSITIVE_INFINITY

function expectNoMore(harder: TripVerdict, easier: TripVerdict) {
  expect(allowance(harder)).toBeLessThanOrEqual(allowance(easier))
  expect(harder.mostKm).toBeLessThanOrEqual(easier.mostKm)
  expect(speed(harder)).toBeLessThanOrEqual(speed(easier))
}

describe('a trip is never answered softer than the verdict', () => {
  it('a car that must stand, does not start or is not allowed to a workshop goes nowhere', () =>
    fc.assert(
      fc.property(anyVerdict, anyTrip, (verdict, trip) => {
        fc.pre(verdict.level === 'stop' || !verdict.starts || verdict.mustNot.has('to_workshop'))
        fc.pre(verdict.level !== 'unknown')
        expect(judgeTrip(verdict, trip)).toMatchObject({ answer: 'no', mostKm: 0, mostKmh: 0 })
      }),
    ))

  it('where nobody can tell yet nothing is allowed, and the reason is that', () =>
    fc.assert(
      fc.property(anyTrip, fc.boolean(), (trip, starts) => {
        expect(judgeTrip(verdictOf('unknown', starts), trip)).toMatchObject({
          answer: 'unknown',
          mostKm: 0,
          reasons: ['unknown'],
        })
      }),
    ))

  it('a car that is driven to a workshop only goes slowly, by day, light and off the motorway, or not at all', () => {
    for (const way of ways) {
      const judged = judgeTrip(verdictOf('limp'), { ...way, km: 1 })
      const isEasy = way.road !== 'motorway' && way.hour === 'day' && way.load === 'light'
      expect([way, judged.answer]).toEqual([way, isEasy ? 'limited' : 'no'])
    }
    // 10 miles are 16.09344 km, 30 mph 48.28032 km/h.
    const judged = judgeTrip(verdictOf('limp'), EASIEST)
    expect(judged.mostKm).toBeCloseTo(16.09344, 9)
    expect(judged.mostKmh).toBeCloseTo(48.28032, 9)
    expect(judgeTrip(verdictOf('limp'), { ...EASIEST, km: 16.1 })).toMatchObject({
      answer: 'no',
      reasons: ['distance'],
    })
  })

  it('nothing is a plain yes beside a danger, whatever else is so', () =>
    fc.assert(
      fc.property(anyVerdict, anyTrip, (verdict, trip) => {
        const { answer } = judgeTrip(verdict, trip)
        if (isGrave(verdict.level) || verdict.mustNot.has('moving')) expect(answer).not.toBe('yes_watching')
      }),
    ))

  it('what is more urgent, or forbids more, allows no more', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...URGENCIES),
        fc.constantFrom(...URGENCIES),
        fc.uniqueArray(fc.constantFrom(...NEEDS)),
        fc.uniqueArray(fc.constantFrom(...NEEDS)),
        anyTrip,
        (one, other, forbids, more, trip) => {
          const [graver = one, milder = other] = URGENCIES.filter((each) => each === one || each === other)
          expectNoMore(
            judgeTrip(verdictOf(graver, true, [...forbids, ...more]), trip),
            judgeTrip(verdictOf(one === other ? one : milder, true, forbids), trip),
          )
        },
      ),
    ))

  it('a rule that forbids to move a car leaves it the way to a workshop', () => {
    expect(standingOf(verdictOf('soon', true, ['moving']))).toBe('workshop')
    expect(standingOf(verdictOf('soon', true, ['engine_running']))).toBeNull()
  })
})

describe('what is longer, faster, heavier or darker is never answered more generously', () => {
  it('for every verdict and every two ways of which one is harder', () =>
    fc.assert(
      fc.property(anyVerdict, anyTrip, anyTrip, (verdict, one, other) => {
        const worse = <T>(order: readonly T[], left: T, right: T) =>
          order.indexOf(left) > order.indexOf(right) ? left : right
        const harder: Trip = {
          km: Math.max(one.km, other.km),
          road: worse(ROADS, one.road, other.road),
          hour: worse(HOURS, one.hour, other.hour),
          load: worse(LOADS, one.load, other.load),
        }
        expectNoMore(judgeTrip(verdict, harder), judgeTrip(verdict, one))
      }),
      { numRuns: 1_000 },
    ))
})

describe('how far', () => {
  it('is what the level lets it wait, and half of it in the dark or loaded where it has to be seen to soon', () => {
    const kmAt = (hour: Trip['hour'], load: Trip['load']) =>
      judgeTrip(verdictOf('soon'), { ...EASIEST, hour, load }).mostKm
    // 50 miles are 80.4672 km.
    expect(kmAt('day', 'light')).toBeCloseTo(80.4672, 9)
    expect(kmAt('night', 'light')).toBeCloseTo(40.2336, 9)
    expect(kmAt('night', 'loaded')).toBeCloseTo(20.1168, 9)
  })

  it('grows from level to level, as the speed does', () => {
    const { workshop, soon, plan, watch } = DRIVING_LIMITS
    const miles = [workshop, soon, plan, watch].map((limit) => limit.miles)
    expect(miles).toEqual(miles.toSorted((left, right) => left - right))
  })

  it('is as fast as the steps of the sheet say, where they do', () =>
    expect(judgeTrip({ ...verdictOf('limp'), mph: 40 }, EASIEST).mostKmh).toBeCloseTo(64.37376, 9))

  it('is nothing where the way is no number', () =>
    expect(judgeTrip(verdictOf('watch'), { ...EASIEST, km: Number.NaN }).answer).toBe('no'))
})
