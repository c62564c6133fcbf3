/** The picture of a sound goes from here, the lowest pitch a phone's microphone keeps well … */
export const DOTS_LOW_HERTZ = 100
/** … to here, the end of what is judged. */
export const DOTS_HIGH_HERTZ = 8_000

/** Rows of the picture: each as wide to the ear as the next, a constant ratio of frequencies. */
export class DotBands {
  readonly rows: number
  readonly #first: Int32Array
  readonly #weights: readonly Float32Array[]

  /** `binHertz` between the `bins` bins of the power spectra that will be read. */
  constructor(rows: number, bins: number, binHertz: number) {
    this.rows = rows
    this.#first = new Int32Array(rows)
    this.#weights = Array.from({ length: rows }, (_, row) => {
      const low = rowHertz(row, rows) / binHertz
      const high = rowHertz(row + 1, rows) / binHertz
      const first = Math.round(low)
      const last = Math.min(bins - 1, Math.round(high))
      this.#first[row] = first
      // A bin stands for half a bin on either side of it: what of that lies in the row counts.
      return Float32Array.from({ length: Math.max(0, last - first + 1) }, (_bin, offset) =>
        Math.max(0, Math.min(high, first + offset + 0.5) - Math.max(low, first + offset - 0.5)),
      )
    })
  }

  /** Power of one row in the spectrum that begins at `from`; 0 above half the sampling rate. */
  powerOf(power: ArrayLike<number>, from: number, row: number): number {
    const weights = this.#weights[row]
    if (weights === undefined) return 0
    const first = from + (this.#first[row] ?? 0)
    let sum = 0
    for (let offset = 0; offset < weights.length; offset += 1)
      sum += (weights[offset] ?? 0) * (power[first + offset] ?? 0)
    return sum
  }
}

/** Frequency at the lower edge of a row: 100 Hz times 80 to the power of row / rows. */
export const rowHertz = (row: number, rows: number) =>
  DOTS_LOW_HERTZ * (DOTS_HIGH_HERTZ / DOTS_LOW_HERTZ) ** (row / rows)
