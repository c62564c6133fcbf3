import { FramePair } from './frame-pair.ts'
import type { Sound } from './sound.ts'

/** Of a power's natural logarithm, which is twice as fast as the one to base ten. */
export const DECIBELS = 10 / Math.LN10

/** Power spectra of a recording, frame by frame. */
export interface Spectrogram {
  /** Frames one after the other, `bins` values each: |X|² of a Hann-windowed frame, divided by the window's energy. */
  readonly power: Float32Array
  readonly frames: number
  readonly bins: number
  /** Seconds between the beginnings of two frames. */
  readonly hopSeconds: number
  /** Hertz between two bins. */
  readonly binHertz: number
}

/**
 * Short-time Fourier transform with a periodic Hann window. `frameSamples` is a power of two. A recording shorter than
 * one frame gives one frame, filled up with silence; an empty one gives none. Bins above `highHertz` are left out.
 */
export function spectrogramOf(
  sound: Sound,
  frameSamples: number,
  hopSamples: number,
  highHertz: number = sound.sampleRateHz / 2,
): Spectrogram {
  const { sampleRateHz } = sound
  const binHertz = sampleRateHz / frameSamples
  const bins = Math.min(frameSamples / 2, Math.ceil(highHertz / binHertz)) + 1
  const hopSeconds = hopSamples / sampleRateHz
  if (sound.samples.length === 0) return { power: new Float32Array(), frames: 0, bins, hopSeconds, binHertz }
  const samples = filledUp(sound.samples, frameSamples)
  const frames = Math.floor((samples.length - frameSamples) / hopSamples) + 1
  const power = new Float32Array(frames * bins)
  const window = hann(frameSamples)
  const energy = window.reduce((sum, value) => sum + value * value, 0)
  const pair = new FramePair(window)
  for (let index = 0; index < frames; index += 2) {
    // The last of an odd number goes twice.
    const next = Math.min(index + 1, frames - 1)
    pair.read(samples, index * hopSamples, next * hopSamples)
    pair.powersInto(power, index * bins, next * bins, bins, 1 / energy)
  }
  return { power, frames, bins, hopSeconds, binHertz }
}

/** Every second frame, the first among them: as if the hop were twice as long. */
export function everySecondOf({ power, frames, bins, hopSeconds, binHertz }: Spectrogram): Spectrogram {
  const kept = Math.ceil(frames / 2)
  const every = new Float32Array(kept * bins)
  for (let frame = 0; frame < kept; frame += 1)
    every.set(power.subarray(2 * frame * bins, (2 * frame + 1) * bins), frame * bins)
  return { power: every, frames: kept, bins, hopSeconds: 2 * hopSeconds, binHertz }
}

function filledUp(samples: Float32Array, length: number): Float32Array {
  if (samples.length >= length) return samples
  const full = new Float32Array(length)
  full.set(samples)
  return full
}

/** Periodic Hann window, 0.5 - 0.5 cos(2πn/N). */
export function hann(length: number): Float64Array {
  return Float64Array.from({ length }, (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / length))
}
