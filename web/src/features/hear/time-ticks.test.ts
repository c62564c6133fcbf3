import { expect, test } from 'vitest'
import { timeTicks } from './time-ticks.ts'

test('times stand at whole seconds a third apart, and none where the picture ends', () => {
  expect(timeTicks(9)).toEqual([0, 3, 6])
  expect(timeTicks(8)).toEqual([0, 3, 6])
  expect(timeTicks(1.5)).toEqual([0, 1])
  expect(timeTicks(300)).toEqual([0, 100, 200])
  expect(timeTicks(0)).toEqual([0])
})
