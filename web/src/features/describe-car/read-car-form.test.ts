import { expect, test } from 'vitest'
import { type CarFields, readCarForm, readCodes } from './read-car-form.ts'

const empty: CarFields = {
  year: '',
  make: '',
  model: '',
  engine: '',
  fuel: '',
  gearbox: '',
  drivetrain: '',
  mileage: '',
  unit: 'mi',
  codes: '',
}

test('an empty form names no car and is fine', () => {
  expect(readCarForm(empty)).toEqual({ ok: true, vehicle: null, codes: [] })
})

test('mileage is read with commas, spaces and points', () => {
  for (const mileage of ['118,000', '118 000', '118.000']) {
    expect(readCarForm({ ...empty, mileage })).toMatchObject({
      ok: true,
      vehicle: { mileage: { value: 118_000, unit: 'mi' } },
    })
  }
})

test('a year beyond next year is told to its owner', () => {
  expect(readCarForm({ ...empty, year: '2031' }, 2027)).toMatchObject({ ok: false, field: 'year' })
  expect(readCarForm({ ...empty, year: '2027' }, 2027)).toMatchObject({ ok: true, vehicle: { year: 2027 } })
})

test('trouble codes are found in any case and with any separator', () => {
  expect(readCodes('p0420, P0171;u0100')).toEqual({ codes: ['P0420', 'P0171', 'U0100'], odd: [] })
  expect(readCarForm({ ...empty, codes: 'P0420 hello' })).toMatchObject({ ok: false, field: 'codes' })
})
