import FFT from 'fft.js'
import { DotBands } from './dot-bands.ts'
import { brightnessOf, dotDecibels, LEAST_REFERENCE_DB } from './dot-brightness.ts'
import { hann } from './spectrum.ts'

/** A frame is at least this long: shorter ones cannot tell the low rows apart. */
const FRAME_SECONDS = 0.05
/** The reference falls this fast after a loud moment, in dB a second: one bang does not darken the rest. */
const RELEASE_DB_PER_SECOND = 2

/**
 * The same picture as `dotsOf`, while it is being recorded: push blocks of any length, take finished columns.
 * It scales to the loudest that was heard lately, because what is still to come is unknown.
 */
export class LiveDots {
  readonly #bands: DotBands
  readonly #transform: FFT
  readonly #window: Float64Array
  readonly #windowEnergy: number
  readonly #frame: Float64Array
  readonly #spectrum: number[]
  readonly #power: Float32Array
  /** The last frame's samples, as a ring. */
  readonly #ring: Float32Array
  readonly #levels: Float32Array
  readonly #samplesPerColumn: number
  readonly #columnsPerSecond: number
  readonly #framesPerColumn: number
  #heard = 0
  #framesDone = 0
  #referenceDb = LEAST_REFERENCE_DB

  /** `sampleRateHz` from 8,000 to 96,000 as the microphone gives it; rows above half of it stay dark. */
  constructor(sampleRateHz: number, columnsPerSecond: number, rows = 28) {
    const frameSamples = 2 ** Math.ceil(Math.log2(FRAME_SECONDS * sampleRateHz))
    const bins = frameSamples / 2 + 1
    this.#bands = new DotBands(rows, bins, sampleRateHz / frameSamples)
    this.#transform = new FFT(frameSamples)
    this.#window = hann(frameSamples)
    this.#windowEnergy = this.#window.reduce((sum, value) => sum + value * value, 0)
    this.#frame = new Float64Array(frameSamples)
    this.#spectrum = this.#transform.createComplexArray()
    this.#power = new Float32Array(bins)
    this.#ring = new Float32Array(frameSamples)
    this.#levels = new Float32Array(rows)
    this.#columnsPerSecond = columnsPerSecond
    this.#samplesPerColumn = sampleRateHz / columnsPerSecond
    // No sample may fall between two frames.
    this.#framesPerColumn = Math.max(1, Math.ceil((2 * this.#samplesPerColumn) / frameSamples))
  }

  /** Takes the next samples, -1 to 1; gives the columns that they finished, oldest first, each `rows` dots from the bottom. */
  push(block: Float32Array): Uint8Array[] {
    const finished: Uint8Array[] = []
    let due = this.#nextFrameAt()
    for (let index = 0; index < block.length; index += 1) {
      const value = block[index] ?? 0
      this.#ring[this.#heard % this.#ring.length] = Number.isFinite(value) ? value : 0
      this.#heard += 1
      if (this.#heard < due) continue
      this.#measureFrame()
      this.#framesDone += 1
      if (this.#framesDone % this.#framesPerColumn === 0) finished.push(this.#takeColumn())
      due = this.#nextFrameAt()
    }
    return finished
  }

  /** Counted from the beginning, so that a rate that is no whole multiple of the columns does not drift. */
  #nextFrameAt(): number {
    return Math.round(((this.#framesDone + 1) * this.#samplesPerColumn) / this.#framesPerColumn)
  }

  #measureFrame() {
    const length = this.#ring.length
    for (let at = 0; at < length; at += 1)
      this.#frame[at] = (this.#ring[(this.#heard + at) % length] ?? 0) * (this.#window[at] ?? 0)
    this.#transform.realTransform(this.#spectrum, this.#frame)
    for (let bin = 0; bin < this.#power.length; bin += 1) {
      const real = this.#spectrum[2 * bin] ?? 0
      const imaginary = this.#spectrum[2 * bin + 1] ?? 0
      this.#power[bin] = (real * real + imaginary * imaginary) / this.#windowEnergy / this.#power.length
    }
    for (let row = 0; row < this.#levels.length; row += 1)
      this.#levels[row] = (this.#levels[row] ?? 0) + this.#bands.powerOf(this.#power, 0, row)
  }

  #takeColumn(): Uint8Array {
    const levels = this.#levels.map((power) => dotDecibels(power / this.#framesPerColumn))
    this.#levels.fill(0)
    const loudest = levels.reduce((most, level) => Math.max(most, level), LEAST_REFERENCE_DB)
    const released = this.#referenceDb - RELEASE_DB_PER_SECOND / this.#columnsPerSecond
    this.#referenceDb = Math.max(loudest, released)
    return Uint8Array.from(levels, (level) => brightnessOf(level, this.#referenceDb))
  }
}
