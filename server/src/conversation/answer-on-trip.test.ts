import {
  type Assessment,
  KILOMETERS_PER_MILE,
  LEVEL_WORDS,
  type LevelWord,
  limitOn,
  saidOfTrip,
  tripKey,
} from '@candi/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { madeSheet, madeTrips } from '../../test/made-sheet.ts'
import { answerOnTrip, answerOnWait } from './answer-on-trip.ts'

/** A Thursday. */
const TODAY = new Date('2026-03-12T12:00:00Z')
const DEADLINE = 'Have it looked at by March 14, or within 50 miles, whichever comes first.'
const sheetOf = (level: LevelWord, deadline = DEADLINE, isMetric = false): Assessment => ({
  ...madeSheet(level),
  tripwires: { title: 'Stop if', signs: ['the temperature gauge rises'], deadline, isMetric },
  trips: madeTrips(level, isMetric),
})
const answer = (level: LevelWord, text: string) => answerOnTrip(text, sheetOf(level), TODAY)

describe('a car that must not be driven', () => {
  it.each([
    'can I make it 20 miles',
    'can i make it to Denver on Friday',
    'just around the corner',
    'how far can i go',
  ])('goes nowhere, however near it is: %s', (text) => {
    expect(answer('stop', text)).toMatch(/(?:^|: )no\. \*\*Don’t drive it\.\*\*/i)
    expect(answer('stop', text)).not.toMatch(/\byes\b/i)
  })

  it('is told so in the owner’s own words', () => {
    expect(answer('stop', 'can I make it 20 miles')).toMatch(/^20 miles: no\./)
    expect(answer('stop', 'can i make it to Denver on Friday')).toMatch(/^“Denver on Friday”: no\./)
  })

  it('goes nowhere either where it does not run', () => {
    for (const level of ['limp', 'soon', 'watch'] as const) {
      const sheet = sheetOf(level)
      const standing = {
        ...sheet,
        verdict: { ...sheet.verdict, starts: false },
        trips: madeTrips(level, false, false),
      }
      expect(answerOnTrip('can I make it 3 miles to the shop', standing, TODAY)).toMatch(
        /^“3 miles, the shop”: no\./,
      )
    }
  })
})

describe('a car that may go to the nearest workshop', () => {
  it('goes nowhere else', () =>
    expect(answer('limp', 'can i drive it to work tomorrow')).toMatch(/^“work tomorrow”: no\. \*\*Only to/))
  it('goes there if it is the nearest', () =>
    expect(answer('limp', 'can i make it to the garage')).toContain('only if that is the nearest workshop'))
})

describe('a way that is told', () => {
  it.each<[LevelWord, string, RegExp]>([
    ['limp', '15 miles to the garage', /^“15 miles, the garage”: no\. More than 10 miles is too far\./],
    ['limp', 'can i get it to the shop tonight', /: no, not in the dark\./],
    ['limp', 'can i tow my trailer to the shop', /: no\b/],
    [
      'soon',
      '20 miles on the freeway',
      /^20 miles: no, not on the freeway\. Otherwise up to 50 miles in all\./,
    ],
    // Half of 50 miles in the dark.
    ['soon', '30 miles tonight', /^30 miles tonight: no\. More than 25 miles is too far\./],
    ['plan', '40 miles with the trailer', /: no, not with a trailer\./],
  ])('at %s is held against what the sheet says of it: %s', (level, text, expected) => {
    expect(answer(level, text)).toMatch(expected)
    expect(answer(level, text)).not.toMatch(/\byes\b/i)
  })

  it('is never answered with more than the sheet says of it, however it is asked', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...LEVEL_WORDS),
        fc.integer({ min: 1, max: 4_000 }),
        fc.constantFrom('', ' on the freeway'),
        fc.constantFrom('', ' tonight'),
        fc.constantFrom('', ' with a trailer', ' loaded'),
        fc.constantFrom('', ' to my mechanic', ' to Denver'),
        (level, miles, road, hour, load, place) => {
          const told = answer(level, `can i drive ${miles} miles${road}${hour}${load}${place}`)
          const key = tripKey(
            road ? 'motorway' : 'town',
            hour ? 'night' : 'day',
            load === '' ? 'light' : load === ' loaded' ? 'loaded' : 'towing',
          )
          const limit = limitOn(madeTrips(level), key)
          const said = limit && saidOfTrip(limit, miles * KILOMETERS_PER_MILE)
          const isYes = said?.answer === 'yes_watching' || said?.answer === 'limited'
          if (!isYes) expect(told).not.toMatch(/\byes\b(?! to that yet)|only if that is/i)
          // And what it allows, it allows on the conditions of the sheet.
          if (/: (?:yes|only)\b/.test(told)) expect(told).toContain(said?.text)
        },
      ),
      { numRuns: 500 },
    ))
})

describe('a car that may be driven for now', () => {
  it.each<[LevelWord, string]>([
    ['soon', 'can I make it 50 miles'],
    ['soon', '25 minutes to work tomorrow'],
    ['plan', 'can I make it 300 miles'],
    ['plan', '4 hours on Friday'],
    ['plan', 'drive my kids to school tomorrow'],
    ['watch', 'can I make it to Denver on Friday'],
  ])('at %s goes as far as it may wait: %s', (level, text) => expect(answer(level, text)).toMatch(/: yes\b/))

  it.each<[LevelWord, string]>([
    ['soon', 'can I make it 51 miles'],
    ['soon', '3 hours on the highway'],
    ['soon', '10 miles on Sunday'],
    // 500 km are 311 miles.
    ['plan', '500 km'],
    ['plan', 'two more weeks of commuting, 20 miles each way'],
    ['plan', 'a road trip to Florida'],
    ['watch', '4,000 miles'],
  ])('at %s goes no farther and no later: %s', (level, text) => {
    expect(answer(level, text)).toMatch(/: no\b/)
    expect(answer(level, text)).not.toMatch(/\byes\b/i)
  })

  it('is told how far where the place alone is named, in the unit of its owner', () => {
    const told = answer('soon', 'can i make it to Denver tomorrow')
    expect(told).toMatch(
      /^“Denver tomorrow”: I do not know how far that is\. Yes, up to 50 miles in all\. Only if/,
    )
    expect(told).toContain('Farther: no')
    // 50 miles are 80 km.
    const metric = sheetOf('soon', DEADLINE, true)
    expect(answerOnTrip('how far can i go', metric, TODAY)).toMatch(/^Yes, up to 80 km in all\./)
  })

  it('is told at what sign to stop and until when', () => {
    const told = answer('soon', 'can i make it 10 miles')
    expect(told).toContain('Stop where it is safe if the temperature gauge rises.')
    expect(told).toContain(DEADLINE)
  })
})

it('of what is not known nobody says yes, and what settles it is asked', () => {
  const next: Assessment['next'] = {
    kind: 'question',
    id: 'brakes',
    finding: 'brakes',
    text: 'Does it stop as it should?',
    because: '',
    how: '',
    asks: '',
    danger: '',
    choices: [],
    options: [],
    left: '',
  }
  const told = answerOnTrip('can i make it home', { ...sheetOf('unknown'), next }, TODAY)
  expect(told).toMatch(/^“home”: I cannot say yes to that yet\./)
  expect(told).toContain('does it stop as it should?')
})

describe('whether it can wait until a day', () => {
  const wait = (level: LevelWord, text: string) => answerOnWait(text, sheetOf(level), TODAY)
  it('is answered by the day', () => {
    expect(wait('soon', 'can it wait until tomorrow')).toBe('Until tomorrow: yes.')
    expect(wait('soon', 'can it wait until next week')).toBe('Next week: no, that is too late.')
    expect(wait('plan', 'can it wait until next week')).toBe('Next week: yes.')
    expect(wait('plan', 'is it ok until payday')).toBe('Until payday: I do not know when that is.')
  })
  it('is left to the verdict where no day is told or it must not wait', () => {
    expect(wait('plan', 'can it wait')).toBe('')
    expect(wait('stop', 'can it wait until tomorrow')).toBe('')
  })
})
