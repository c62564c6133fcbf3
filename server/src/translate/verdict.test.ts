import { HEADLINES, LEVEL_WORDS, URGENCY_WORDS } from '@candi/contracts'
import { LEVELS, URGENCIES } from '@candi/domain'
import { expect, it } from 'vitest'
import { headlineOf } from './verdict.ts'

it('the wire has the levels of the domain, in their order', () => {
  expect(URGENCY_WORDS).toEqual(URGENCIES)
  expect(LEVEL_WORDS).toEqual(LEVELS)
})

it('a car that runs gets the headline of its level', () => {
  for (const level of LEVELS) expect(headlineOf({ level, starts: true })).toBe(HEADLINES[level])
})

it('nobody is sent to a workshop, or told yes, with a car that does not start', () => {
  const headlines = LEVELS.map((level) => headlineOf({ level, starts: false }))
  for (const headline of headlines) expect(headline).not.toMatch(/workshop|yes/i)
  expect(headlineOf({ level: 'stop', starts: false })).toBe(HEADLINES.stop)
})
