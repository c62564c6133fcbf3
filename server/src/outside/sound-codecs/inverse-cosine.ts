/**
 * Inverse modified discrete cosine transform of one size: from N/2 values of a spectrum to N samples,
 * y[i] = Σ X[k] cos(π/2N (2i + 1 + N/2)(2k + 1)), by way of a DCT-IV of N/2 values and a complex FFT of N/4.
 */
export class InverseCosine {
  private readonly half: number
  private readonly twist: { readonly real: Float64Array; readonly imaginary: Float64Array }
  private readonly turn: { readonly real: Float64Array; readonly imaginary: Float64Array }
  private readonly real: Float64Array
  private readonly imaginary: Float64Array
  private readonly values: Float64Array

  constructor(readonly size: number) {
    this.half = size / 2
    const quarter = size / 4
    const circle = (angleOf: (index: number) => number) => ({
      real: Float64Array.from({ length: quarter }, (_, index) => Math.cos(angleOf(index))),
      imaginary: Float64Array.from({ length: quarter }, (_, index) => -Math.sin(angleOf(index))),
    })
    this.twist = circle((index) => (Math.PI * (8 * index + 1)) / (8 * this.half))
    this.turn = circle((index) => (2 * Math.PI * index) / quarter)
    this.real = new Float64Array(quarter)
    this.imaginary = new Float64Array(quarter)
    this.values = new Float64Array(this.half)
  }

  /** Writes the samples of `spectrum` into `samples`, which has room for all of them. */
  apply(spectrum: Float64Array, samples: Float64Array): void {
    const values = this.fourth(spectrum)
    const { half } = this
    for (let index = 0; index < this.size; index += 1) {
      const at = index + half / 2
      samples[index] =
        at < half
          ? (values[at] ?? 0)
          : at < this.size
            ? -(values[this.size - 1 - at] ?? 0)
            : -(values[at - this.size] ?? 0)
    }
  }

  /** DCT-IV: X[k] = Σ x[j] cos(π/M (j + 1/2)(k + 1/2)). */
  private fourth(input: Float64Array): Float64Array {
    const { half, twist, real, imaginary, values } = this
    const quarter = half / 2
    for (let index = 0; index < quarter; index += 1) {
      const [even, odd] = [input[2 * index] ?? 0, input[half - 1 - 2 * index] ?? 0]
      const [cosine, sine] = [twist.real[index] ?? 0, twist.imaginary[index] ?? 0]
      real[index] = even * cosine - odd * sine
      imaginary[index] = even * sine + odd * cosine
    }
    this.transform()
    for (let index = 0; index < quarter; index += 1) {
      const [one, other] = [real[index] ?? 0, imaginary[index] ?? 0]
      const [cosine, sine] = [twist.real[index] ?? 0, twist.imaginary[index] ?? 0]
      values[2 * index] = one * cosine - other * sine
      values[half - 1 - 2 * index] = -(one * sine + other * cosine)
    }
    return values
  }

  /** Fast Fourier transform in place (Cooley and Tukey 1965, radix 2). */
  private transform(): void {
    const { real, imaginary, turn } = this
    const length = real.length
    for (let index = 1, mirror = 0; index < length; index += 1) {
      let bit = length >> 1
      for (; mirror & bit; bit >>= 1) mirror ^= bit
      mirror ^= bit
      if (index >= mirror) continue
      const [one, other] = [real[index] ?? 0, imaginary[index] ?? 0]
      real[index] = real[mirror] ?? 0
      imaginary[index] = imaginary[mirror] ?? 0
      real[mirror] = one
      imaginary[mirror] = other
    }
    for (let width = 1; width < length; width *= 2)
      for (let index = 0; index < width; index += 1) {
        const at = (index * length) / (2 * width)
        const cosine = turn.real[at] ?? 0
        const sine = turn.imaginary[at] ?? 0
        for (let low = index; low < length; low += 2 * width) {
          const high = low + width
          const one = (real[high] ?? 0) * cosine - (imaginary[high] ?? 0) * sine
          const other = (real[high] ?? 0) * sine + (imaginary[high] ?? 0) * cosine
          real[high] = (real[low] ?? 0) - one
          imaginary[high] = (imaginary[low] ?? 0) - other
          real[low] = (real[low] ?? 0) + one
          imaginary[low] = (imaginary[low] ?? 0) + other
        }
      }
  }
}
