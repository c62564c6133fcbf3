import { expect, test } from 'vitest'
import { doubtfulPlaces, VIN_GROUPS } from './vin-doubts.ts'

test('a place is doubtful where another reading has another character', () => {
  const value = '1HGCM82633A004352'
  expect([...doubtfulPlaces({ value, others: ['1HGCM82633A004852', '1HGCM82633A0O4352'] })]).toEqual([12, 14])
  expect(doubtfulPlaces({ value, others: [] }).size).toBe(0)
})

test('the groups are all 17 characters, none twice', () => {
  expect(VIN_GROUPS.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at))).toEqual(
    Array.from({ length: 17 }, (_, place) => place),
  )
})
