import { type UploadVehicle, unknownVehicle } from '@candi/contracts'
import { expect, test } from 'vitest'
import { readVehicleForm, vehicleFaults } from './read-vehicle-form.ts'
import { type VehicleForm, vehicleFormOf, withDecoded } from './vehicle-form.ts'

const TODAY = new Date('2026-11-20T12:00:00Z')
const CIVIC: UploadVehicle = {
  ...unknownVehicle('mi'),
  year: 2014,
  make: 'Honda',
  model: 'Civic',
  mileage: 118_000,
  body_class: 'Sedan',
  doors: 4,
  fuel_type: 'Gasoline',
  weight_class: 'Class 1',
}
const form = (changes: Partial<VehicleForm> = {}): VehicleForm => ({ ...vehicleFormOf(CIVIC), ...changes })

test('a vehicle goes into the fields and comes back as it was', () => {
  expect(readVehicleForm(vehicleFormOf(CIVIC), TODAY)).toEqual(CIVIC)
  const unknown = unknownVehicle('km')
  expect(readVehicleForm(vehicleFormOf(unknown), TODAY)).toEqual(unknown)
})

test.each([
  ['1899', false],
  ['1900', true],
  ['2027', true],
  ['2028', false],
  ['14', false],
  ['2014.5', false],
  ['next year', false],
])('the year %s is taken: %s (1900 to this calendar year + 1)', (year, isTaken) => {
  expect(vehicleFaults(form({ year }), TODAY).year === undefined).toBe(isTaken)
})

test('the newest year is never below 2025', () => {
  const then = new Date('2020-05-05T12:00:00Z')
  expect(vehicleFaults(form({ year: '2025' }), then)).toEqual({})
  expect(vehicleFaults(form({ year: '2026' }), then).year).toContain('from 1900 to 2025')
})

test('year, make and model are required, the rest is not', () => {
  const empty = vehicleFormOf(unknownVehicle('mi'))
  expect(Object.keys(vehicleFaults(empty, TODAY)).sort()).toEqual(['make', 'model', 'year'])
  expect(vehicleFaults(form({ make: ' ' }), TODAY)).toHaveProperty('make')
})

test.each([
  ['-1', false],
  ['0', true],
  ['118,000', true],
  ['many', false],
  ['2000001', false],
])('a mileage of %s is taken: %s', (mileage, isTaken) => {
  expect(vehicleFaults(form({ mileage }), TODAY).mileage === undefined).toBe(isTaken)
})

test('a decoded VIN fills the fields and leaves the mileage of the same car', () => {
  const typed = form({ transmission: '5-speed manual', engine: '' })
  const decoded = { ...CIVIC, make: 'HONDA', mileage: null, engine: '1.8L', transmission: '' }
  expect(withDecoded(typed, decoded)).toMatchObject({
    make: 'HONDA',
    engine: '1.8L',
    transmission: '5-speed manual',
    mileage: '118000',
  })
})

test('of another car nothing stays, its mileage least of all', () => {
  const decoded: UploadVehicle = { ...unknownVehicle('mi'), year: 2019, make: 'Ford', model: 'F-150' }
  expect(withDecoded(form({ engine: '1.8' }), decoded)).toEqual(vehicleFormOf(decoded))
})
