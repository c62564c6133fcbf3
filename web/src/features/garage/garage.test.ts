import { describe, expect, test } from 'vitest'
import { NO_VEHICLE_INFO, type VehicleInfo } from '../../api/vehicle-info.ts'
import {
  type Car,
  currentCar,
  EMPTY_GARAGE,
  type Garage,
  garageSchema,
  switchedTo,
  withCar,
  withCarBack,
  withoutCar,
  withShared,
} from './garage.ts'

const info = (change: Partial<VehicleInfo>): VehicleInfo => ({ ...NO_VEHICLE_INFO, ...change })
const CIVIC = info({ year: 2014, make: 'Honda', model: 'Civic', vin: '2HGFB2F50EH000000', mileage: 118_000 })
const FORD = info({ year: 2019, make: 'Ford', model: 'F-150' })
const car = (id: string, of: VehicleInfo): Car => ({ id, info: of, savedAt: 0 })
const TWO: Garage = { cars: [car('civic', CIVIC), car('ford', FORD)], currentId: 'civic' }
const shared = (of: VehicleInfo | undefined, garage = TWO) => withShared(garage, of, () => 'new', 7)

describe('a garage', () => {
  test('makes a car that is added the current one', () => {
    const garage = withCar(TWO, car('third', info({ make: 'Kia' })))
    expect(currentCar(garage)?.id).toBe('third')
    expect(garage.cars).toHaveLength(3)
  })
  test('switches to a car that it has, and to no other', () => {
    expect(switchedTo(TWO, 'ford').currentId).toBe('ford')
    expect(switchedTo(TWO, 'nobody')).toBe(TWO)
  })
  test('without its current car goes on with the neighbor, and without its last car is empty', () => {
    const one = withoutCar(TWO, 'civic')
    expect(one).toEqual({ cars: [car('ford', FORD)], currentId: 'ford' })
    expect(withoutCar(one, 'ford')).toEqual(EMPTY_GARAGE)
  })
  test('has a removed car back at its place, and current again if it was', () => {
    expect(withCarBack(withoutCar(TWO, 'civic'), TWO, 'civic')).toEqual(TWO)
    expect(withCarBack(withoutCar(TWO, 'ford'), TWO, 'ford')).toEqual(TWO)
  })
  test('reads what is left of damaged storage', () => {
    const kept = {
      cars: [{ id: 'a', info: { year: '2014', make: 'Honda' } }, { info: {} }, 3],
      currentId: 'gone',
    }
    const read = garageSchema.parse(kept)
    expect(read.currentId).toBe('a')
    expect(read.cars.map(({ info: { year, make, model } }) => [year, make, model])).toEqual([
      [2014, 'Honda', ''],
    ])
  })
})

describe('what Upload saved as the current car', () => {
  test('is a first car where there was none', () => {
    expect(shared(CIVIC, EMPTY_GARAGE)).toEqual({
      cars: [{ ...car('new', CIVIC), savedAt: 7 }],
      currentId: 'new',
    })
  })
  test('changes nothing where it says what is known, or nothing', () => {
    expect(shared(CIVIC)).toBe(TWO)
    expect(shared(undefined)).toBe(TWO)
  })
  test('with another VIN is another car and never overwrites the current one', () => {
    const accord = info({ year: 2003, make: 'Honda', model: 'Accord', vin: '1HGCM82633A004352' })
    const garage = shared(accord)
    expect(garage.cars.map(({ id }) => id)).toEqual(['civic', 'ford', 'new'])
    expect(currentCar(garage)?.info).toEqual(accord)
  })
  test('with the VIN of another car makes that one current', () => {
    const garage = shared(CIVIC, { ...TWO, currentId: 'ford' })
    expect(garage.currentId).toBe('civic')
    expect(garage.cars).toHaveLength(2)
  })
  test('of the same car keeps its mileage and the facts that it does not tell', () => {
    const known = { ...CIVIC, mileageUnit: 'mi' as const, facts: { cylinders: 4 } }
    const garage = shared(
      { ...CIVIC, mileage: null, subModel: 'EX' },
      { cars: [car('civic', known)], currentId: 'civic' },
    )
    expect(currentCar(garage)?.info).toEqual({ ...known, subModel: 'EX' })
  })
  test('names a car that had no name yet', () => {
    const unnamed: Garage = { cars: [car('a', info({ make: 'Honda' }))], currentId: 'a' }
    expect(shared(CIVIC, unnamed).cars.map(({ id }) => id)).toEqual(['a'])
  })
})
