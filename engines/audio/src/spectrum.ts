import FFT from 'fft.js'
import type { Sound } from './sound.ts'

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
 * one frame gives one frame, filled up with silence; an empty one gives none.
 */
export function spectrogramOf(sound: Sound, frameSamples: number, hopSamples: number): Spectrogram {
  const { samples, sampleRateHz } = sound
  const bins = frameSamples / 2 + 1
  const frames =
    samples.length === 0 ? 0 : Math.max(1, Math.floor((samples.length - frameSamples) / hopSamples) + 1)
  const power = new Float32Array(frames * bins)
  const transform = new FFT(frameSamples)
  const window = hann(frameSamples)
  const energy = window.reduce((sum, value) => sum + value * value, 0)
  const spectrum = transform.createComplexArray()
  const frame = new Float64Array(frameSamples)
  for (let index = 0; index < frames; index += 1) {
    const from = index * hopSamples
    for (let at = 0; at < frameSamples; at += 1) frame[at] = (samples[from + at] ?? 0) * (window[at] ?? 0)
    transform.realTransform(spectrum, frame)
    for (let bin = 0; bin < bins; bin += 1) {
      const real = spectrum[2 * bin] ?? 0
      const imaginary = spectrum[2 * bin + 1] ?? 0
      power[index * bins + bin] = (real * real + imaginary * imaginary) / energy
    }
  }
  return { power, frames, bins, hopSeconds: hopSamples / sampleRateHz, binHertz: sampleRateHz / frameSamples }
}

/** Periodic Hann window, 0.5 - 0.5 cos(2πn/N). */
export function hann(length: number): Float64Array {
  return Float64Array.from({ length }, (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / length))
}
