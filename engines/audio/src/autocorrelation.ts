import type FFT from 'fft.js'
import { fourierTransformOf } from './fourier-transform.ts'

/**
 * Autocorrelation at lags 0 to `most` of lists of one length, 1 at lag 0; each lag is weighed by the pairs it has. By
 * the power spectrum (Wiener 1930, Khinchin 1934), with silence behind the list so that its end does not meet its
 * beginning: many lags cost no more than a few.
 */
export class Autocorrelation {
  readonly #length: number
  readonly #lags: number
  readonly #size: number
  readonly #transform: FFT
  readonly #values: Float64Array
  readonly #spectrum: number[]

  constructor(length: number, most: number) {
    this.#length = length
    this.#lags = most + 1
    this.#size = 2 ** Math.max(2, Math.ceil(Math.log2(length + most + 1)))
    this.#transform = fourierTransformOf(this.#size)
    this.#values = new Float64Array(this.#size)
    this.#spectrum = this.#transform.createComplexArray()
  }

  /** All 0 where nothing moves. */
  of(values: Float32Array): Float64Array {
    const out = new Float64Array(this.#lags)
    let whole = 0
    for (let at = 0; at < this.#length; at += 1) whole += (values[at] ?? 0) ** 2
    if (whole <= 1e-18) return out
    this.#values.fill(0)
    this.#values.set(values)
    this.#transform.realTransform(this.#spectrum, this.#values)
    this.#takePower()
    this.#transform.realTransform(this.#spectrum, this.#values)
    for (let lag = 0; lag < Math.min(this.#lags, this.#length); lag += 1) {
      const sum = (this.#spectrum[2 * lag] ?? 0) / this.#size
      out[lag] = ((sum / whole) * this.#length) / (this.#length - lag)
    }
    return out
  }

  /** Power is the same forwards and backwards, so its transform has real parts only. */
  #takePower(): void {
    const half = this.#size / 2
    for (let bin = 0; bin <= half; bin += 1) {
      const power = (this.#spectrum[2 * bin] ?? 0) ** 2 + (this.#spectrum[2 * bin + 1] ?? 0) ** 2
      this.#values[bin] = power
      if (bin > 0) this.#values[this.#size - bin] = power
    }
  }
}
