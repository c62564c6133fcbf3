import { expect, test } from 'vitest'
import { clearPendingFounder, hasPendingFounder, setPendingFounder } from './pending-founder.ts'

test('the wish to become a founder is kept over the login and cleared once', () => {
  expect(hasPendingFounder()).toBe(false)
  setPendingFounder()
  expect(hasPendingFounder()).toBe(true)
  clearPendingFounder()
  expect(hasPendingFounder()).toBe(false)
})
