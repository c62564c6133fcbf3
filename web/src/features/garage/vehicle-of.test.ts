import { expect, test } from 'vitest'
import { NO_VEHICLE_INFO } from '../../api/vehicle-info.ts'
import { drivetrainOf, gearboxOf, vehicleOf } from './vehicle-of.ts'

test.each([
  ['Automatic', 'automatic'],
  ['Manual/Standard', 'manual'],
  ['6-speed stick', 'manual'],
  ['Continuously Variable Transmission (CVT)', 'cvt'],
  ['Dual-Clutch Transmission (DCT)', 'dual_clutch'],
  ['Automated Manual Transmission (AMT)', undefined],
  ['', undefined],
])('a transmission called “%s” is %s', (words, kind) => expect(gearboxOf(words)).toBe(kind))

test.each([
  ['FWD/Front-Wheel Drive', 'fwd'],
  ['RWD/Rear-Wheel Drive', 'rwd'],
  ['AWD/All-Wheel Drive', 'awd'],
  ['4WD/4-Wheel Drive/4x4', 'awd'],
  ['4x2', undefined],
  ['', undefined],
])('a drivetrain called “%s” is %s', (words, kind) => expect(drivetrainOf(words)).toBe(kind))

test('what a VIN told goes along, the owner’s words stand where it told nothing, and unknown stays unknown', () => {
  const info = {
    ...NO_VEHICLE_INFO,
    year: 2014,
    make: 'Honda',
    model: 'Civic',
    engine: 'R18Z1 1.8L',
    transmission: 'CVT',
    mileage: 118_000,
    mileageUnit: 'km' as const,
    facts: { engine: '1.8', fuel: 'gasoline' as const, cylinders: 4 },
  }
  expect(vehicleOf(info)).toEqual({
    year: 2014,
    make: 'Honda',
    model: 'Civic',
    engine: '1.8',
    fuel: 'gasoline',
    cylinders: 4,
    gearbox: 'cvt',
    mileage: { value: 118_000, unit: 'km' },
  })
})

test('a car of which nothing is known is no car', () => expect(vehicleOf(NO_VEHICLE_INFO)).toBeNull())
