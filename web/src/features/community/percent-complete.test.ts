import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentComplete } from './percent-complete.ts'

test('the percent are those of the target, whole from 10 on', () => {
  expect(percentComplete(0, 3_750)).toBe(0)
  // 50 / 3750 = 1.333… %
  expect(percentComplete(50, 3_750)).toBe(1.3)
  // 1240 / 3750 = 33.07 %
  expect(percentComplete(1_240, 3_750)).toBe(33)
  expect(percentComplete(3_750, 3_750)).toBe(100)
})

test('100 percent are shown only when nothing is missing, and never more', () => {
  expect(percentComplete(3_749, 3_750)).toBe(99)
  expect(percentComplete(5_000, 3_750)).toBe(100)
})

test('a target of nothing is met', () => expect(percentComplete(0, 0)).toBe(100))

test('one more recording never shows less', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 10_000 }), (approved, target) => {
      const shown = percentComplete(approved, target)
      expect(shown).toBeGreaterThanOrEqual(0)
      expect(shown).toBeLessThanOrEqual(100)
      expect(percentComplete(approved + 1, target)).toBeGreaterThanOrEqual(shown)
    }),
  )
})
