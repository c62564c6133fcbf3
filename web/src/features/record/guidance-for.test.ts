import { expect, test } from 'vitest'
import { guidanceAt } from './guidance.ts'
import { guidanceFor } from './guidance-for.ts'

test('an engine noise is recorded under the open hood, from 30 to 45 cm', () => {
  const guidance = guidanceFor({ findings: ['engine_knock_deep'] })
  expect(guidance).toMatchObject({ place: 'engine', state: 'idle' })
  expect(guidance.title).toContain('Hood open')
  expect(guidance.title).toContain('30–45 cm')
})

test('a noise while driving is recorded by a passenger, never by the driver', () => {
  const guidance = guidanceFor({ findings: ['with_road_speed', 'noise_hum'] })
  expect(guidance).toMatchObject({ place: 'cabin', state: 'driving' })
  expect(guidance.title).toBe('A passenger holds the phone, never the driver')
})

test('a noise of one wheel is recorded beside it at walking pace, and braking says which state', () => {
  expect(guidanceFor({ findings: ['grind_braking', 'only_braking'] })).toMatchObject({
    place: 'wheel',
    state: 'braking',
  })
  expect(guidanceFor({ findings: ['only_turning'] })).toMatchObject({ place: 'wheel', state: 'turning' })
  expect(guidanceAt('wheel').title).toContain('walking pace')
})

test('at start-up the recording begins before the key is turned', () => {
  const guidance = guidanceFor({ findings: ['chain_rattle_startup'] })
  expect(guidance).toMatchObject({ place: 'startup', state: 'startup' })
  expect(guidance.title).toBe('Begin to record, and only then turn the key')
})

test('an exhaust noise is recorded beside the tailpipe, outdoors', () => {
  const guidance = guidanceFor({ findings: ['exhaust_loud'] })
  expect(guidance.place).toBe('tailpipe')
  expect(guidance.care).toContain('Outdoors only')
})

test('a state that is asked for decides before all findings', () => {
  expect(guidanceFor({ findings: ['exhaust_loud'], state: 'revving' })).toMatchObject({
    place: 'engine',
    state: 'revving',
  })
})

test('nothing known is an engine at idle', () => {
  expect(guidanceFor({})).toEqual(guidanceAt('engine'))
})
