import {
  HEADLINES,
  KILOMETERS_PER_MILE,
  limitOn,
  saidOfTrip,
  TRIP_HOURS,
  TRIP_KEYS,
  TRIP_LOADS,
  TRIP_ROADS,
  tripKey,
  tripsSchema,
} from '@candi/contracts'
import {
  type DrivingVerdict,
  HOURS,
  judgeTrip,
  KM_PER_MILE,
  LEVELS,
  LOADS,
  NEEDS,
  ROADS,
} from '@candi/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drivingVerdict as verdictOf } from '../../../domain/test/driving-verdict.ts'
import { tripsOf } from './trip-words.ts'
import { headlineOf, SCREENING } from './verdict.ts'

const tripsFor = (verdict: DrivingVerdict, isMetric = false) =>
  tripsOf(verdict, {
    headline: headlineOf(verdict),
    reason: 'The engine overheats.',
    isMetric,
    tow: 'Tow it.',
  })
const said = (verdict: DrivingVerdict, key: (typeof TRIP_KEYS)[number], miles: number, isMetric = false) => {
  const limit = limitOn(tripsFor(verdict, isMetric), key)
  return limit && saidOfTrip(limit, miles * KM_PER_MILE)
}

const anyVerdict = fc
  .record({
    level: fc.constantFrom(...LEVELS),
    starts: fc.boolean(),
    forbids: fc.uniqueArray(fc.constantFrom(...NEEDS)),
  })
  .map(({ level, starts, forbids }) => verdictOf(level, starts, forbids))

it('the wire has the ways of the domain, in their order, and the same mile', () => {
  expect([TRIP_ROADS, TRIP_HOURS, TRIP_LOADS]).toEqual([ROADS, HOURS, LOADS])
  expect(KILOMETERS_PER_MILE).toBe(KM_PER_MILE)
})

describe('the trips of a sheet', () => {
  it('answer each way and each length as the domain judges it, once, and fit through the wire', () =>
    fc.assert(
      fc.property(
        anyVerdict,
        fc.boolean(),
        fc.double({ min: 0, max: 6_000, noNaN: true }),
        (verdict, isMetric, km) => {
          const trips = tripsFor(verdict, isMetric)
          expect(tripsSchema.parse(JSON.parse(JSON.stringify(trips)))).toEqual(trips)
          expect(trips.limits.flatMap(({ ways }) => ways).toSorted()).toEqual(TRIP_KEYS.toSorted())
          for (const road of TRIP_ROADS)
            for (const hour of TRIP_HOURS)
              for (const load of TRIP_LOADS) {
                const limit = limitOn(trips, tripKey(road, hour, load))
                const { answer } = judgeTrip(verdict, { km, road, hour, load })
                expect(limit && saidOfTrip(limit, km).answer).toBe(answer)
              }
        },
      ),
    ))

  it('say yes only where the answer is one, and say so first', () =>
    fc.assert(
      fc.property(anyVerdict, fc.boolean(), (verdict, isMetric) => {
        for (const { within, beyond } of tripsFor(verdict, isMetric).limits) {
          expect(`${beyond.title} ${beyond.text}`).not.toMatch(/\byes\b/i)
          if (within) expect(within.title).toMatch(/^(?:Yes, up to|Only to the nearest workshop$)/)
        }
      }),
    ))

  it('never say a distance or a speed greater than was judged', () =>
    fc.assert(
      fc.property(anyVerdict, fc.constantFrom(...TRIP_KEYS), fc.boolean(), (verdict, key, isMetric) => {
        const limit = limitOn(tripsFor(verdict, isMetric), key)
        const words = `${limit?.within?.title} ${limit?.within?.text}`
        const [road, hour, load] = key.split(' ') as ['town', 'day', 'light']
        const { mostKm, mostKmh } = judgeTrip(verdict, { km: 0, road, hour, load })
        const inKm = (count: string | undefined, isMile: boolean) =>
          Number(count?.replace(',', '')) * (isMile ? KM_PER_MILE : 1)
        for (const [, count, unit] of words.matchAll(/([\d,]{1,6}) (miles|km)\b(?!\/)/g))
          expect(inKm(count, unit === 'miles')).toBeLessThanOrEqual(mostKm + 1e-9)
        for (const [, count, unit] of words.matchAll(/(\d{1,3}) (mph|km\/h)/g))
          expect(inKm(count, unit === 'mph')).toBeLessThanOrEqual((mostKmh ?? 0) + 1e-9)
      }),
    ))

  it('are few limits, and small beside the sheet', () => {
    for (const level of LEVELS) {
      const trips = tripsFor(verdictOf(level))
      expect(trips.limits.length).toBeLessThanOrEqual(12)
      expect(JSON.stringify(trips).length).toBeLessThan(6_000)
    }
  })
})

describe('what is said', () => {
  it('of a car that must stand is the verdict again, whatever the trip, and what to tell the tow', () => {
    const trips = tripsFor(verdictOf('stop'))
    expect(trips.limits).toHaveLength(1)
    expect(said(verdictOf('stop'), 'town day light', 1)).toEqual({
      answer: 'no',
      title: 'No. Don’t drive it',
      text: 'The engine overheats.',
    })
    expect(trips).toMatchObject({ stops: '', tow: 'Tow it.' })
  })

  it('where nobody can tell yet is that the screening questions come first', () => {
    const trips = tripsFor(verdictOf('unknown'))
    expect(said(verdictOf('unknown'), 'town day light', 1)).toEqual({
      answer: 'unknown',
      title: HEADLINES.unknown,
      text: `These questions come first. ${SCREENING}`,
    })
    expect(trips.tow).toBe('')
  })

  it('of a car that may go to the nearest workshop is that, how far and how slowly', () => {
    expect(said(verdictOf('limp'), 'country day light', 10)).toEqual({
      answer: 'limited',
      title: 'Only to the nearest workshop',
      text: 'Not home and not to work: no farther than 10 miles, in daylight, off the freeway, with no trailer and nothing heavy on board, at 30 mph at most.',
    })
    expect(said(verdictOf('limp'), 'country day light', 11)?.title).toBe('No. More than 10 miles is too far')
    // 10 miles are 16.09 km, 30 mph 48.28 km/h: said as what is surely below.
    expect(said(verdictOf('limp'), 'town day light', 1, true)?.text).toContain('16 km')
    expect(said(verdictOf('limp'), 'town day light', 1, true)?.text).toContain('at 45 km/h at most')
    expect(said(verdictOf('limp'), 'motorway night towing', 1)?.title).toBe(
      'No, not on the freeway, not in the dark and not with a trailer',
    )
  })

  it('keeps to the speed that the steps of the sheet name', () => {
    const verdict = { ...verdictOf('limp'), mph: 40 }
    expect(said(verdict, 'town day light', 1)?.text).toContain('at 40 mph at most')
    expect(said(verdict, 'motorway day light', 1)?.text).toContain('at 40 mph at most')
    // 40 mph are 64.4 km/h.
    expect(said(verdict, 'town day light', 1, true)?.text).toContain('at 60 km/h at most')
  })

  it('of a car that is towed for what a rule forbids is no yes of its level', () => {
    expect(said(verdictOf('soon', true, ['engine_running']), 'town day light', 1)?.title).toBe(
      'No. Have it towed',
    )
    expect(said(verdictOf('soon', true, ['moving']), 'town day light', 1)?.title).toBe(HEADLINES.limp)
    expect(said(verdictOf('plan', false), 'town day light', 1)?.title).toBe(
      'No. It won’t run. Don’t crank it again and again',
    )
  })

  it('of a car that has to be seen to soon is how far, under what conditions and how fast', () => {
    expect(said(verdictOf('soon'), 'town day light', 50)).toEqual({
      answer: 'limited',
      title: 'Yes, up to 50 miles in all',
      text: 'Only if it stops and steers as it should, with no red lamp, no smoke, no smell of fuel and a normal temperature. Drive it gently: off the freeway, without a trailer, at 50 mph at most.',
    })
    // Half of it in the dark, and half again loaded: 25 and 12.5 miles.
    expect(said(verdictOf('soon'), 'town night light', 26)?.title).toBe('No. More than 25 miles is too far')
    expect(said(verdictOf('soon'), 'town night loaded', 13)?.title).toBe('No. More than 12 miles is too far')
  })
})
