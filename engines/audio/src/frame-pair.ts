import type FFT from 'fft.js'
import { fourierTransformOf } from './fourier-transform.ts'

/**
 * Two frames of a recording in one Fourier transform, one as the real part and one as the imaginary: spectra of real
 * numbers are mirrors of themselves, so the two come apart again (Press et al., Numerical Recipes, 2007, 12.3.2).
 */
export class FramePair {
  readonly #transform: FFT
  readonly #window: Float64Array
  /** Both frames in turns; beyond the window there is silence, always. */
  readonly #frames: Float64Array
  readonly #spectrum: number[]
  readonly #length: number

  /** The transform is `length` long, a power of two. */
  constructor(window: Float64Array, length = window.length) {
    this.#transform = fourierTransformOf(length)
    this.#window = window
    this.#length = length
    this.#frames = new Float64Array(2 * length)
    this.#spectrum = this.#transform.createComplexArray()
  }

  /** Takes the frames that begin at `one` and at `other`; both must lie within the samples. */
  read(samples: Float32Array, one: number, other: number, gain = 1): void {
    const window = this.#window
    const frames = this.#frames
    for (let at = 0; at < window.length; at += 1) {
      const weight = gain * (window[at] ?? 0)
      frames[2 * at] = weight * (samples[one + at] ?? 0)
      frames[2 * at + 1] = weight * (samples[other + at] ?? 0)
    }
    this.#transform.transform(this.#spectrum, frames)
  }

  /** `power[one + bin]` and `power[other + bin]` = `factor` |X|² of the two, from bin 0 up to `bins`, at most half the length and one. */
  powersInto(
    power: Float32Array | Float64Array,
    one: number,
    other: number,
    bins: number,
    factor: number,
  ): void {
    const spectrum = this.#spectrum
    const real = spectrum[0] ?? 0
    const imaginary = spectrum[1] ?? 0
    power[other] = factor * imaginary * imaginary
    power[one] = factor * real * real
    const quarter = factor / 4
    const end = 2 * this.#length
    for (let bin = 1; bin < bins; bin += 1) {
      const ar = spectrum[2 * bin] ?? 0
      const ai = spectrum[2 * bin + 1] ?? 0
      const br = spectrum[end - 2 * bin] ?? 0
      const bi = spectrum[end - 2 * bin + 1] ?? 0
      power[other + bin] = quarter * ((ai + bi) * (ai + bi) + (br - ar) * (br - ar))
      power[one + bin] = quarter * ((ar + br) * (ar + br) + (ai - bi) * (ai - bi))
    }
  }
}
