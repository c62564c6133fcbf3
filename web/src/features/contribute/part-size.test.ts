import { expect, test } from 'vitest'
import { FIRST_PART_BYTES, nextPartBytes } from './part-size.ts'

test('the first part is 64 KiB, so that a thin line shows progress soon', () => {
  expect(FIRST_PART_BYTES).toBe(65_536)
})

test.each([
  // 65,536 bytes in 100 ms is 1,310,720 in 2 s, but no part is more than four times the one before.
  [65_536, 100, 262_144],
  // 262,144 bytes in 100 ms: four times as much is the largest part of the contract.
  [262_144, 100, 1_048_576],
  [1_048_576, 10, 1_048_576],
  // 1 MiB in 8 s: a quarter of it takes 2 s.
  [1_048_576, 8_000, 262_144],
  [65_536, 60_000, 65_536],
  [10, 0, 65_536],
])('after %i bytes in %i ms come %i', (bytes, milliseconds, next) => {
  expect(nextPartBytes(bytes, milliseconds)).toBe(next)
})
