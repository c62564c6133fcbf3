import { expect, test } from 'vitest'
import { noiseOf, soundOf, sumOf, toneOf } from './made-sounds.ts'
import { everySecondOf, spectrogramOf } from './spectrum.ts'

/** By the definition of the transform, term by term. */
function powerByDefinition(samples: Float32Array, from: number, length: number, bin: number): number {
  let [real, imaginary, energy] = [0, 0, 0]
  for (let at = 0; at < length; at += 1) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / length)
    const value = window * (samples[from + at] ?? 0)
    real += value * Math.cos((2 * Math.PI * bin * at) / length)
    imaginary -= value * Math.sin((2 * Math.PI * bin * at) / length)
    energy += window * window
  }
  return (real * real + imaginary * imaginary) / energy
}

// 17 frames of 256, 80 apart, fit into 1,536 samples: an odd number, so that the last has no other beside it.
const samples = sumOf(noiseOf(0.096, 0.1), toneOf(0.096, 1_000, 0.2)).subarray(0, 1_536)

test('every frame, also the odd last, has the power that the definition gives', () => {
  const { power, frames, bins } = spectrogramOf(soundOf(samples), 256, 80)
  expect([frames, bins]).toEqual([17, 129])
  for (const frame of [0, 1, 15, 16])
    for (const bin of [0, 1, 16, 64, 127, 128])
      expect(power[frame * bins + bin]).toBeCloseTo(powerByDefinition(samples, frame * 80, 256, bin), 6)
})

test('what lies above the highest frequency is left out, and the rest is the same', () => {
  const whole = spectrogramOf(soundOf(samples), 256, 80)
  const low = spectrogramOf(soundOf(samples), 256, 80, 1_000)
  // 62.5 Hz a bin.
  expect(low.bins).toBe(17)
  expect([...low.power.subarray(17, 34)]).toEqual([...whole.power.subarray(129, 146)])
})

test('every second frame is what twice the distance gives', () => {
  const sound = soundOf(samples)
  expect(everySecondOf(spectrogramOf(sound, 256, 80))).toEqual(spectrogramOf(sound, 256, 160))
})

test('a recording shorter than a frame is filled up with silence, an empty one has none', () => {
  const { power, frames } = spectrogramOf(soundOf(samples.subarray(0, 100)), 256, 80)
  expect(frames).toBe(1)
  expect(power[16]).toBeCloseTo(powerByDefinition(samples.slice(0, 100), 0, 256, 16), 6)
  expect(spectrogramOf(soundOf(new Float32Array()), 256, 80).frames).toBe(0)
})
