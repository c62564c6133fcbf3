import { expect, test } from 'vitest'
import { isNamed, NO_VEHICLE_INFO, parseVehicleInfo } from './vehicle-info.ts'

test('texts, numbers and gaps of older versions are read', () => {
  const kept = { year: '2014', make: ' Honda ', model: null, mileage: '', vin: 19 }
  expect(parseVehicleInfo(JSON.stringify(kept))).toEqual({
    ...NO_VEHICLE_INFO,
    year: 2014,
    make: 'Honda',
    vin: '19',
  })
})

test('what cannot be is left empty, and the rest stays', () => {
  const kept = { year: 1776, make: 'Honda', mileage: -3, mileageUnit: 'furlong', facts: { fuel: 'coal' } }
  expect(parseVehicleInfo(JSON.stringify(kept))).toEqual({ ...NO_VEHICLE_INFO, make: 'Honda' })
})

test.each([null, '', '{', '3', 'null', '"x"'])('%s holds no car', (text) => {
  expect(parseVehicleInfo(text)).toBeUndefined()
})

test('a car is named by year, make and model together', () => {
  expect(isNamed({ year: 2014, make: 'Honda', model: 'Civic' })).toBe(true)
  expect(isNamed({ year: null, make: 'Honda', model: 'Civic' })).toBe(false)
  expect(isNamed({ year: 2014, make: '', model: 'Civic' })).toBe(false)
})
