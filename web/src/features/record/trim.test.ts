import { expect, test } from 'vitest'
import { isTrimmed, movedTrim, trimmedSamples } from './trim.ts'

const WHOLE = { from: 0, to: 10 }

test('an end stays inside the recording', () => {
  expect(movedTrim(WHOLE, 'from', -2, 10)).toEqual({ from: 0, to: 10 })
  expect(movedTrim({ from: 2, to: 8 }, 'to', 14, 10)).toEqual({ from: 2, to: 10 })
})

test('at least 1.5 seconds stay between the two ends', () => {
  expect(movedTrim({ from: 0, to: 6 }, 'from', 5.9, 10)).toEqual({ from: 4.5, to: 6 })
  expect(movedTrim({ from: 4, to: 9 }, 'to', 4.1, 10)).toEqual({ from: 4, to: 5.5 })
})

test('a recording that is shorter than that stays whole', () => {
  expect(movedTrim({ from: 0, to: 1 }, 'from', 0.5, 1)).toEqual({ from: 0, to: 1 })
})

test('one second from the second second on is 16,000 samples from the 16,000th on', () => {
  const counted = Float32Array.from({ length: 64_000 }, (_, index) => index)
  const kept = trimmedSamples(counted, { from: 1, to: 2 })
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([16_000, 16_000, 31_999])
  expect(kept.buffer.byteLength).toBe(64_000)
})

test('only what has lost an end counts as cut', () => {
  expect([WHOLE, { from: 0.1, to: 10 }, { from: 0, to: 9.9 }].map((trim) => isTrimmed(trim, 10))).toEqual([
    false,
    true,
    true,
  ])
})
