import FFT from 'fft.js'
import { lowPassed } from './filter.ts'
import type { Random } from './random.ts'

/**
 * What a microphone some way off hears: the direct sound, and a tail of reflections that dies away exponentially, duller
 * the longer it lasts (noise tail after Moorer 1979). `wetness` is the tail's loudness beside the direct sound.
 */
export function inRoom(
  samples: Float32Array,
  tailSeconds: number,
  wetness: number,
  random: Random,
): Float32Array {
  const tail = Math.round(tailSeconds * 16_000)
  const response = new Float32Array(tail)
  let energy = 0
  for (let index = 0; index < tail; index += 1) {
    const value = random.normal() * Math.exp((-6.9 * index) / tail)
    response[index] = value
    energy += value * value
  }
  lowPassed(response, random.between(2500, 7000))
  const scale = wetness / Math.sqrt(Math.max(1e-9, energy))
  const delay = Math.round(random.between(20, 200))
  const impulse = new Float32Array(tail + delay)
  impulse[0] = 1
  for (let index = 1; index < tail; index += 1) impulse[index + delay] = scale * (response[index] ?? 0)
  return convolved(samples, impulse)
}

function convolved(samples: Float32Array, impulse: Float32Array): Float32Array {
  let size = 2
  while (size < samples.length + impulse.length) size *= 2
  const transform = new FFT(size)
  const sound = spectrumOf(samples, size, transform)
  const room = spectrumOf(impulse, size, transform)
  for (let bin = 0; bin < 2 * size; bin += 2) {
    const real = sound[bin] ?? 0
    const imaginary = sound[bin + 1] ?? 0
    const a = room[bin] ?? 0
    const b = room[bin + 1] ?? 0
    sound[bin] = real * a - imaginary * b
    sound[bin + 1] = real * b + imaginary * a
  }
  const out = transform.createComplexArray()
  transform.inverseTransform(out, sound)
  return Float32Array.from({ length: samples.length }, (_, index) => out[2 * index] ?? 0)
}

function spectrumOf(samples: Float32Array, size: number, transform: FFT): number[] {
  const padded = new Float64Array(size)
  padded.set(samples)
  const out = transform.createComplexArray()
  transform.realTransform(out, padded)
  transform.completeSpectrum(out)
  return out
}
