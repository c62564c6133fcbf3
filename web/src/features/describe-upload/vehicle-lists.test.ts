import { expect, test } from 'vitest'
import { VEHICLE_LISTS } from './vehicle-lists.ts'

const labels = (list: keyof typeof VEHICLE_LISTS) => VEHICLE_LISTS[list].map(({ label }) => label)

test('body styles, doors and fuels are those of the specification', () => {
  expect(labels('body_class')).toEqual(
    'Coupe, Sedan, Hatchback, SUV, Truck, Convertible, Wagon, Van'.split(', '),
  )
  expect(labels('doors')).toEqual(['2', '3', '4', '5'])
  expect(labels('fuel_type')).toEqual(
    'Gasoline, Diesel, Electric, Hybrid, Plug-in Hybrid, CNG, E85'.split(', '),
  )
})

test('weight classes go from 1 to 6 with their pounds', () => {
  expect(labels('weight_class')).toEqual([
    'Class 1 (up to 6,000 lbs)',
    'Class 2A (6,001-8,500 lbs)',
    'Class 2B (8,501-10,000 lbs)',
    'Class 3 (10,001-14,000 lbs)',
    'Class 4 (14,001-16,000 lbs)',
    'Class 5 (16,001-19,500 lbs)',
    'Class 6 (19,501-26,000 lbs)',
  ])
})
