import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WINDOW_SAMPLES } from './encoder-input.ts'
import { SAMPLE_RATE_HZ } from './sound.ts'
import { windowsOf } from './sound-windows.ts'

const soundOf = (samples: Float32Array) => ({ samples, sampleRateHz: SAMPLE_RATE_HZ }) as const

test('an empty recording has no window', () => {
  expect(windowsOf(soundOf(new Float32Array()))).toEqual([])
})

test('a recording shorter than 1.6 s is one window, repeated until it is full', () => {
  const [window, ...others] = windowsOf(soundOf(Float32Array.of(1, 2, 3)))
  expect(others).toEqual([])
  expect(window?.samples).toHaveLength(WINDOW_SAMPLES)
  expect([...(window?.samples.subarray(0, 7) ?? [])]).toEqual([1, 2, 3, 1, 2, 3, 1])
  expect(window?.toSeconds).toBeCloseTo(3 / 16_000)
})

test('windows cover a recording from its first to its last sample, in order, at most 40', () => {
  fc.assert(
    fc.property(fc.integer({ min: WINDOW_SAMPLES + 1, max: 300 * 16_000 }), (length) => {
      const windows = windowsOf(soundOf(new Float32Array(length)))
      expect(windows.length).toBeLessThanOrEqual(40)
      expect(windows[0]?.fromSeconds).toBe(0)
      expect(windows.at(-1)?.toSeconds).toBeCloseTo(length / 16_000, 3)
      for (const { samples } of windows) expect(samples).toHaveLength(WINDOW_SAMPLES)
      for (const [index, { fromSeconds }] of windows.entries())
        expect(fromSeconds).toBeGreaterThanOrEqual(windows[index - 1]?.fromSeconds ?? 0)
    }),
    { numRuns: 40 },
  )
})

test('ten seconds are seven windows that follow each other without a gap', () => {
  const windows = windowsOf(soundOf(new Float32Array(160_000)))
  expect(windows).toHaveLength(7)
  for (const [index, { fromSeconds }] of windows.entries())
    if (index > 0) expect(fromSeconds).toBeLessThanOrEqual(windows[index - 1]?.toSeconds ?? 0)
})
