import { SAMPLE_RATE_HZ } from '../src/sound.ts'
import { highPassed, lowPassed } from './filter.ts'
import { levelled } from './layers.ts'
import type { Random } from './random.ts'

/** White noise of root mean square 1. */
export function whiteNoise(length: number, random: Random): Float32Array {
  const noise = new Float32Array(length)
  const reach = Math.sqrt(12)
  for (let index = 0; index < length; index += 1) noise[index] = reach * (random.next() - 0.5)
  return noise
}

/** Noise falling 3 dB an octave: three one-pole filters side by side (P. Kellet's economy filter). */
export function pinkNoise(length: number, random: Random): Float32Array {
  const noise = whiteNoise(length, random)
  let low = 0
  let middle = 0
  let high = 0
  for (let index = 0; index < length; index += 1) {
    const white = noise[index] ?? 0
    low = 0.99765 * low + white * 0.099046
    middle = 0.963 * middle + white * 0.2965164
    high = 0.57 * high + white * 1.0526913
    noise[index] = low + middle + high + white * 0.1848
  }
  return levelled(noise)
}

/** Noise between two frequencies, root mean square 1. */
export function bandNoise(length: number, lowHertz: number, highHertz: number, random: Random): Float32Array {
  return levelled(highPassed(lowPassed(whiteNoise(length, random), highHertz), lowHertz))
}

/** A curve that wanders around 0 with deviation near 1, taking about 1 / `hertz` seconds from one turn to the next. */
export function wandering(length: number, hertz: number, random: Random): Float32Array {
  const curve = new Float32Array(length)
  const stride = SAMPLE_RATE_HZ / hertz
  let before = random.normal()
  let after = random.normal()
  let knot = 0
  for (let index = 0; index < length; index += 1) {
    const position = index / stride - knot
    if (position >= 1) {
      knot += 1
      before = after
      after = random.normal()
    }
    const share = Math.min(1, Math.max(0, index / stride - knot))
    curve[index] = before + (after - before) * (0.5 - 0.5 * Math.cos(Math.PI * share))
  }
  return curve
}
