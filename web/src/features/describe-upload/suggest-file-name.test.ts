import { PROBLEMS } from '@candi/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { suggestFileName } from './suggest-file-name.ts'

const CIVIC = {
  year: '2014',
  make: 'Honda',
  model: 'Civic',
  sub_model: 'LX',
  body_class: 'Sedan',
  doors: '4',
  engine: '1.8L R18Z1',
} as const
const AT = new Date('2026-11-20T10:42:05.678Z')

test('year, make, model, trim, body, doors, engine, problem and time are joined by underscores', () => {
  expect(suggestFileName(CIVIC, 'piston_knock', AT)).toBe(
    '2014_Honda_Civic_LX_Sedan_4-door_1.8L-R18Z1_piston_knock_2026-11-20T10-42-05Z',
  )
})

test('it carries the ending of the chosen file', () => {
  const name = suggestFileName(CIVIC, 'piston_knock', AT, 'Voice Memo 3.M4A')
  expect(name.endsWith('_2026-11-20T10-42-05Z.m4a')).toBe(true)
})

test('what is not known is left out', () => {
  const bare = { ...CIVIC, sub_model: '', body_class: '', doors: '', engine: ' ' } as const
  expect(suggestFileName(bare, 'brake_system', AT)).toBe('2014_Honda_Civic_brake_system_2026-11-20T10-42-05Z')
})

test('letters keep their base without accents, and nothing leads out of a folder', () => {
  const name = suggestFileName({ ...CIVIC, make: 'Citroën', model: '../..//C5 "Aircross"' }, '', AT)
  expect(name).toContain('2014_Citroen_C5-Aircross_LX')
})

const words = fc.string({ maxLength: 120, unit: 'grapheme' })
const vehicles = fc.record({
  year: fc.oneof(fc.constant(''), fc.integer({ min: 1900, max: 2100 }).map(String)),
  make: words,
  model: words,
  sub_model: words,
  body_class: fc.constantFrom('', 'Sedan', 'Convertible'),
  doors: fc.constantFrom('', '2', '5'),
  engine: words,
} as const)
const problems = fc.constantFrom('', ...PROBLEMS.map(({ id }) => id))
const times = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2099-12-31'),
  noInvalidDate: true,
})

test('whatever the car is called, it is safe, at most 180 characters, and keeps year and time', () => {
  fc.assert(
    fc.property(vehicles, problems, times, words, (vehicle, problem, at, fileName) => {
      const name = suggestFileName(vehicle, problem, at, fileName)
      expect(name.length).toBeLessThanOrEqual(180)
      expect(name).toMatch(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)
      expect(name).not.toContain('..')
      expect(name.startsWith(vehicle.year)).toBe(true)
      expect(name).toContain(`${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`)
    }),
  )
})

test('a name that fits is not shortened; one that does not loses as little as possible', () => {
  const long = (letters: number) =>
    suggestFileName({ ...CIVIC, engine: 'x'.repeat(letters) }, 'piston_knock', AT)
  const base = long(1).length
  const fits = 180 - base + 1
  expect(long(fits)).toHaveLength(180)
  expect(long(fits)).toContain('x'.repeat(fits))
  expect(long(fits + 1)).toHaveLength(180)
  expect(long(120)).toContain('2014_Honda_Civic_LX_Sedan_4-door_xxx')
  expect(long(120)).toContain('_piston_knock_2026')
})
