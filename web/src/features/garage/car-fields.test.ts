import type { VinAnswer } from '@candi/contracts'
import { describe, expect, test } from 'vitest'
import { type CarDraft, type CarFields, draftOf, filledByVin, readCarFields } from './car-fields.ts'

const TODAY = new Date('2026-11-20T12:00:00')
const ANSWER: VinAnswer = {
  vin: '1HGCM82633A004352',
  source: 'public-service',
  tableDate: null,
  sureness: 'sure',
  remarks: [],
  vehicle: {
    year: 2003,
    make: 'HONDA',
    model: 'Accord',
    sub_model: 'EX-V6',
    engine: 'J30A4 3.0L V6',
    transmission: 'Automatic',
    drivetrain: '',
    mileage: null,
    mileage_unit: 'mi',
    body_class: 'Coupe',
    doors: 2,
    vehicle_type: 'PASSENGER CAR',
    weight_class: null,
    manufacturer_full: '',
    plant_info: '',
    engine_tech: '',
    fuel_type: 'Gasoline',
  },
  facts: {
    year: 2003,
    make: 'HONDA',
    model: 'Accord',
    fuel: 'gasoline',
    gearbox: 'automatic',
    cylinders: 6,
    engine: '3.0',
  },
}
const typed = (draft: CarDraft, fields: Partial<CarFields>): CarDraft => ({
  ...draft,
  fields: { ...draft.fields, ...fields },
})
const saved = (draft: CarDraft) => {
  const reading = readCarFields(draft, TODAY)
  if (!reading.ok) throw new Error(reading.sentence)
  return reading.info
}

describe('the fields of a car', () => {
  test('may all stay empty', () => {
    expect(saved(draftOf())).toMatchObject({ year: null, make: '', mileage: null, vin: '' })
  })
  test('take a year from 1900 to that of the cars on sale, which is next year', () => {
    for (const year of ['1900', '2027']) expect(saved(typed(draftOf(), { year })).year).toBe(Number(year))
    for (const year of ['1899', '2028', '20.5', 'old'])
      expect(readCarFields(typed(draftOf(), { year }), TODAY)).toMatchObject({ ok: false, field: 'year' })
  })
  test('take a mileage from 0 on, written as people write it', () => {
    for (const mileage of ['118,000', '118 000', '118.000'])
      expect(saved(typed(draftOf(), { mileage })).mileage).toBe(118_000)
    expect(readCarFields(typed(draftOf(), { mileage: '-1' }), TODAY)).toMatchObject({ field: 'mileage' })
  })
  test('start in the unit of the visitor’s country', () => {
    expect(draftOf(undefined, 'en-US').fields.mileageUnit).toBe('mi')
    expect(draftOf(undefined, 'de-DE').fields.mileageUnit).toBe('km')
  })
})

describe('a decoded VIN', () => {
  test('fills the fields, and what it leaves open is not taken over from another car', () => {
    const before = typed(draftOf(), { year: '2014', make: 'Ford', drivetrain: '4WD', mileage: '90000' })
    expect(filledByVin(before, ANSWER).fields).toMatchObject({
      year: '2003',
      make: 'HONDA',
      subModel: 'EX-V6',
      drivetrain: '',
      mileage: '90000',
      fuel: 'gasoline',
    })
  })
  test('leaves of the same car what it does not tell', () => {
    const before = typed(draftOf(), { year: '2003', make: 'Honda', model: 'accord', drivetrain: 'FWD' })
    expect(filledByVin(before, ANSWER).fields.drivetrain).toBe('FWD')
  })
  test('is kept with what it told beyond the fields', () => {
    expect(saved(filledByVin(draftOf(), ANSWER)).facts).toEqual({
      fuel: 'gasoline',
      gearbox: 'automatic',
      cylinders: 6,
      engine: '3.0',
    })
  })
  test('does not outvote its owner', () => {
    const filled = filledByVin(draftOf(), ANSWER)
    expect(saved(typed(filled, { transmission: 'Manual' })).facts).toEqual({
      fuel: 'gasoline',
      cylinders: 6,
      engine: '3.0',
    })
    expect(saved(typed(filled, { engine: '2.4' })).facts).toEqual({ fuel: 'gasoline', gearbox: 'automatic' })
    expect(saved(typed(filled, { model: 'Civic' })).facts).toEqual({ fuel: 'gasoline' })
    expect(saved(typed(filled, { fuel: '' })).facts).toEqual({ gearbox: 'automatic' })
  })
})
