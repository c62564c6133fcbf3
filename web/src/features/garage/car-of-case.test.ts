import { expect, test } from 'vitest'
import { NO_VEHICLE_INFO } from '../../api/vehicle-info.ts'
import { carIdOf } from './car-id-of.ts'
import { carAtStart } from './car-of-case.ts'
import { EMPTY_GARAGE, type Garage } from './garage.ts'

const CIVIC = { year: 2014, make: 'Honda', model: 'Civic' }
const FORD = { year: 2019, make: 'Ford', model: 'F-150' }
const garage: Garage = {
  cars: [
    { id: 'civic', info: { ...NO_VEHICLE_INFO, ...CIVIC }, savedAt: 10 },
    { id: 'ford', info: { ...NO_VEHICLE_INFO, ...FORD }, savedAt: 10 },
  ],
  currentId: 'ford',
}
const left = (vehicle: object | null, carId = '', updatedAt = 20) => ({ vehicle, carId, updatedAt })

test('a new case starts with the current car', () => {
  expect(carAtStart(garage, left(null), false)).toEqual({ carId: 'ford', vehicle: FORD })
})
test('without a garage the case has the car that was left in it', () => {
  expect(carAtStart(EMPTY_GARAGE, left(CIVIC), true)).toMatchObject({ carId: '', vehicle: CIVIC })
})
test('a car named in the case itself stays, unless the visitor comes from My Car', () => {
  expect(carAtStart(garage, left({ make: 'Kia' }), false)).toMatchObject({
    carId: '',
    vehicle: { make: 'Kia' },
  })
  expect(carAtStart(garage, left({ make: 'Kia' }), true)).toMatchObject({ carId: 'ford', vehicle: FORD })
})
test('another car of the garage gives way to the current one', () => {
  expect(carAtStart(garage, left(CIVIC, 'civic'), false)).toMatchObject({ carId: 'ford', vehicle: FORD })
})
test('the same car is taken anew when My Car changed it after the case was begun', () => {
  const edited = { ...FORD, gearbox: 'manual' }
  expect(carAtStart(garage, left(edited, 'ford', 20), false).vehicle).toEqual(edited)
  expect(carAtStart(garage, left(edited, 'ford', 5), false).vehicle).toEqual(FORD)
})
test('a case belongs to the car of the garage that it names', () => {
  expect(carIdOf(garage, { ...CIVIC, make: 'honda', gearbox: 'cvt' }, 'ford')).toBe('civic')
  expect(carIdOf(garage, { make: 'Kia' }, 'ford')).toBe('')
  expect(carIdOf(garage, null, 'ford')).toBe('')
})
