import type { FittedPart, Vehicle } from '@candi/domain'
import { describe, expect, it } from 'vitest'
import { completeVehicle } from './complete-vehicle.ts'
import { readEngineWords } from './read-engine-words.ts'

const fitted = new Map<string, FittedPart[]>([
  [
    'Honda',
    [
      { make: 'Honda', models: ['Civic'], years: [2006, 2022], has: { timingDrive: 'chain' } },
      { make: 'Honda', models: ['Civic'], years: [2006, 2015], has: { induction: 'natural' } },
    ],
  ],
])
const civic = { make: 'honda', model: 'Civic', year: 2010 }

describe('a car completed by what every such car has', () => {
  it('keeps what was told and adds what is known', () => {
    expect(completeVehicle(civic, '', 'Honda', fitted)).toEqual({
      ...civic,
      timingDrive: 'chain',
      induction: 'natural',
    })
    expect(completeVehicle({ ...civic, induction: 'turbo' }, '', 'Honda', fitted).induction).toBe('turbo')
  })

  it('stays as it was where nothing is known of it', () => {
    for (const vehicle of [{}, { make: 'Honda' }, { ...civic, year: 2001 }, { ...civic, model: 'Jazz' }])
      expect(completeVehicle(vehicle, '', 'Honda', fitted)).toEqual(vehicle)
    expect(completeVehicle(civic, '', undefined, fitted)).toEqual(civic)
  })

  it('is not said to have no turbo by a table when its owner speaks of one', () => {
    expect(completeVehicle(civic, 'the turbo kit whistles', 'Honda', fitted).induction).toBeUndefined()
  })

  it('has a turbo as a newer diesel and electric steering as an electric car', () => {
    expect(completeVehicle({ fuel: 'diesel', year: 2012 }, '', undefined, fitted).induction).toBe('turbo')
    expect(completeVehicle({ fuel: 'diesel', year: 1995 }, '', undefined, fitted).induction).toBeUndefined()
    expect(completeVehicle({ fuel: 'electric' }, '', undefined, fitted).steeringAssist).toBe('electric')
  })
})

describe('the gearboxes that a car can have', () => {
  const sold = new Map<string, FittedPart[]>([
    [
      'Honda',
      [
        { make: 'Honda', models: ['Civic'], years: [2014, 2021], has: { gearbox: ['manual', 'cvt'] } },
        { make: 'Honda', models: ['Insight'], years: [2019, 2022], has: { gearbox: 'e_cvt' } },
      ],
    ],
  ])
  const gearboxesOf = (told: Vehicle) => completeVehicle(told, '', 'Honda', sold).gearboxes
  const newer: Vehicle = { make: 'Honda', model: 'Civic', year: 2018 }

  it('are those with which it was sold, less those that the owner does not mean', () => {
    expect(gearboxesOf(newer)).toEqual(['manual', 'cvt'])
    expect(gearboxesOf({ ...newer, gearbox: 'automatic' })).toEqual(['cvt'])
    expect(gearboxesOf({ ...newer, gearbox: 'manual' })).toEqual(['manual'])
    expect(gearboxesOf({ ...newer, model: 'Insight', year: 2020, gearbox: 'cvt' })).toEqual(['e_cvt'])
  })

  it('are what the owner says where the car was never sold so', () => {
    expect(gearboxesOf({ ...newer, gearbox: 'dual_clutch' })).toEqual(['dual_clutch'])
    expect(gearboxesOf({ ...newer, model: 'Insight', year: 2020, gearbox: 'manual' })).toEqual(['manual'])
  })

  it('are any that shift by themselves where an automatic is told of an unknown car, and unknown where nothing is', () => {
    expect(gearboxesOf({ gearbox: 'automatic' })).toEqual(['automatic', 'cvt', 'dual_clutch'])
    expect(gearboxesOf({ gearbox: 'cvt' })).toEqual(['cvt'])
    expect(gearboxesOf({})).toBeUndefined()
  })

  it('are one with a single speed in an electric car', () => {
    expect(gearboxesOf({ ...newer, fuel: 'electric' })).toEqual(['single_speed'])
  })
})

describe('the engine as it is written', () => {
  it.each([
    ['3.5L V6', { displacementLiters: 3.5, cylinders: 6 }],
    ['2.0 TDI', { displacementLiters: 2 }],
    ['2354cc inline-4', { displacementLiters: 2.354, cylinders: 4 }],
    ['1,8 i', { displacementLiters: 1.8 }],
    ['I4', { cylinders: 4 }],
    ['5 cyl', { cylinders: 5 }],
    ['2.0 or 2.4', {}],
    ['Hemi', {}],
    ['', {}],
  ])('reads %s', (words, facts) => {
    expect(readEngineWords(words)).toEqual(facts)
  })
})
