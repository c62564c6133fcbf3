import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_VEHICLE_INFO, readVehicleInfo, saveVehicleInfo } from '../../api/vehicle-info.ts'
import { currentCar, switchedTo, withCar, withoutCar } from './garage.ts'
import { changeGarage, openGarage } from './garage-store.ts'

const CIVIC = { ...NO_VEHICLE_INFO, year: 2014, make: 'Honda', model: 'Civic' }
const FORD = { ...NO_VEHICLE_INFO, year: 2019, make: 'Ford', model: 'F-150' }
const add = (id: string, info: typeof CIVIC) =>
  changeGarage((garage) => withCar(garage, { id, info, savedAt: 1 }))

beforeEach(() => localStorage.clear())
afterEach(() => void vi.unstubAllGlobals())

test('the current car stands under the key that Upload reads', () => {
  expect(add('civic', CIVIC)).toBe(true)
  expect(add('ford', FORD)).toBe(true)
  expect(readVehicleInfo()).toEqual(FORD)
  changeGarage((garage) => switchedTo(garage, 'civic'))
  expect(readVehicleInfo()).toEqual(CIVIC)
})

test('what Upload saves is the current car of the garage', () => {
  add('civic', CIVIC)
  saveVehicleInfo({ ...FORD, vin: '1FTEW1EP0KF000000' })
  expect(currentCar(openGarage())?.info.vin).toBe('1FTEW1EP0KF000000')
  expect(openGarage().cars).toHaveLength(2)
})

test('a car that an older version kept alone is the first of the garage', () => {
  localStorage.setItem(
    'vehicleInfo',
    JSON.stringify({ year: '2014', make: 'Honda', model: 'Civic', mileage: '' }),
  )
  expect(openGarage().cars.map(({ info }) => info)).toEqual([CIVIC])
})

test('without its last car nothing is left for Upload to load', () => {
  add('civic', CIVIC)
  changeGarage((garage) => withoutCar(garage, 'civic'))
  expect(readVehicleInfo()).toBeUndefined()
})

test('a browser that keeps nothing says so, and everything stands as it was', () => {
  add('civic', CIVIC)
  const real = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(add('ford', FORD)).toBe(false)
  expect(openGarage().cars.map(({ id }) => id)).toEqual(['civic'])
})

test('after everything was cleared from a shared device the garage is empty', () => {
  add('civic', CIVIC)
  localStorage.clear()
  expect(openGarage().cars).toEqual([])
})
