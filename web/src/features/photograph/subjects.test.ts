import { PHOTO_KINDS } from '@candi/contracts'
import { expect, test } from 'vitest'
import { FIRST_SUBJECTS, PLACES_OF_VIN, SUBJECTS, subjectFor } from './subjects.ts'

test('without a kind the dashboard is shown first, and every kind has a guide', () => {
  expect(subjectFor(null)).toBe('dashboard')
  expect(Object.fromEntries(PHOTO_KINDS.map((kind) => [kind, subjectFor(kind)]))).toEqual({
    dashboard: 'dashboard',
    scanner: 'codes',
    vin: 'vin_sticker',
    odometer: 'dashboard',
    tyre: 'tire',
    leak: 'puddle',
    smoke: 'other',
    brake: 'other',
    engine_bay: 'engine',
    body: 'other',
    other_car: 'other',
    not_car: 'other',
  })
})

test('every guide can be chosen', () => {
  expect(new Set([...FIRST_SUBJECTS, ...PLACES_OF_VIN])).toEqual(new Set(Object.keys(SUBJECTS)))
})

test('lamps are photographed parked with the engine running, and the bulb check is named', () => {
  expect(SUBJECTS.dashboard.care).toMatch(/^Parked, with the engine running if that is safe.*bulb check/)
})

test('nobody is sent under a car that only a jack holds, or at a hot engine', () => {
  expect(SUBJECTS.puddle.care).toContain('never crawl under a car that a jack holds')
  expect(SUBJECTS.engine.care).toContain('Engine off and cooled down')
})

test('spark plugs are photographed under the engine bay, once somebody has taken them out', () => {
  expect(SUBJECTS.engine).toMatchObject({
    kind: 'engine_bay',
    care: expect.stringContaining('spark plugs that a workshop took out'),
  })
})
