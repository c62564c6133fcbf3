import { describe, expect, it } from 'vitest'
import { readMileage } from './case-line.ts'

describe('a mileage as people write it', () => {
  it.each([
    ['209666 mi', { value: 209_666, unit: 'mi' }],
    ['170000 km', { value: 170_000, unit: 'km' }],
    ['118,000', { value: 118_000, unit: 'mi' }],
    ['144k', { value: 144_000, unit: 'mi' }],
    [99_500, { value: 99_500, unit: 'mi' }],
    ['about 41k miles', { value: 41_000, unit: 'mi' }],
    ['lots', undefined],
    [null, undefined],
  ])('reads %s', (written, expected) => {
    expect(readMileage(written)).toEqual(expected)
  })
})
