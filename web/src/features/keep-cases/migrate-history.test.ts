import '../../../test/own-database.ts'
import { beforeEach, expect, test } from 'vitest'
import { listCases } from './case-store.ts'
import { migrateHistory, textsOf } from './migrate-history.ts'

beforeEach(() => localStorage.clear())

test('an old history becomes cases once and its entry goes', async () => {
  localStorage.setItem(
    'diagnosisHistory',
    JSON.stringify([{ q: 'it ticks', answers: [{ text: 'valve noise' }, 3] }, 'it smokes', null]),
  )
  expect(await migrateHistory('en-US')).toBe(2)
  expect(await migrateHistory('en-US')).toBe(0)
  expect((await listCases()).map((record) => record.carriedOver)).toEqual([
    'it ticks\nvalve noise',
    'it smokes',
  ])
  expect(localStorage.getItem('diagnosisHistory')).toBeNull()
})

test('whatever is text in an unknown shape is found once', () => {
  expect(textsOf({ a: ['x', { b: 'y' }], c: 'x', d: 4, e: ' ' })).toEqual(['x', 'y'])
})
