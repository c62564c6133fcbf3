import { expect, test } from 'vitest'
import { FRAMES_PER_SECOND, LOOP_SECONDS, presence, shimmer, tickHeight } from './loop.ts'

const FRAMES = Array.from({ length: FRAMES_PER_SECOND * LOOP_SECONDS }, (_, frame) => frame)
const at = (frame: number) => frame / FRAMES_PER_SECOND

test('the loop lasts 8 seconds of 24 frames', () => {
  expect(FRAMES).toHaveLength(192)
})

test('it begins with the whole car at rest and ends there again, so that the loop and the still fit together', () => {
  for (const place of [0, 0.5, 1]) {
    expect(presence(0, place)).toBe(1)
    expect(presence(LOOP_SECONDS, place)).toBeCloseTo(1, 6)
  }
  expect(shimmer(0)).toBe(0)
  expect(tickHeight(0, 3)).toBe(1)
})

test('the car is gone for a moment, and comes from the rear to the front', () => {
  const quiet = FRAMES.filter((frame) => presence(at(frame), 0) < 0.01 && presence(at(frame), 1) < 0.01)
  expect(quiet.length).toBeGreaterThan(0)
  const swelling = 6.8
  expect(presence(swelling, 0)).toBeGreaterThan(presence(swelling, 1))
})

test('a tick jumps seven times a second', () => {
  const jumps = FRAMES.filter((frame) => frame > 0 && tickHeight(frame, 0) > tickHeight(frame - 1, 0))
  // The first one stands when the loop begins.
  expect(jumps.length + 1).toBe(7 * LOOP_SECONDS)
})

test('between two jumps a tick only decays', () => {
  for (const frame of FRAMES.slice(1)) {
    const beat = (of: number) => Math.floor((of * 7) / FRAMES_PER_SECOND)
    const onset = Math.ceil((beat(frame) * FRAMES_PER_SECOND) / 7)
    if (frame > onset) expect(tickHeight(frame, 5)).toBeLessThan(tickHeight(frame - 1, 5))
  }
})
