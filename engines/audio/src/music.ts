import { logistic } from './logistic.ts'
import { DECIBELS, type Spectrogram } from './spectrum.ts'

/** Notes that carry melodies, from c to two octaves above middle a. */
const LOW_HERTZ = 130
const HIGH_HERTZ = 2_000
/** A peak stands out when it is this far above its surroundings of two thirds of an octave. */
const PEAK_DB = 12
/** Power of a bin in dB of full scale; fainter ones are rounding of 16 bits. */
const QUIETEST_PEAK_DB = -90

/** What tells music from a machine that sounds at a pitch. */
export interface MusicMeasures {
  /** Standing pitches in a frame on average: those heard at the same place in the frame before, too. */
  readonly pitches: number
  /** How well they sit on one grid of semitones, 0 to 1; pitches of a machine sit anywhere. */
  readonly inTune: number
  /** Share of the standing pitches of one second that were not there in the second before, 0 to 1: notes follow notes. */
  readonly steps: number
}

/** Odds from 0 to 1 that music plays: several standing pitches, in tune, that change by steps. */
export function musicIn(spectrogram: Spectrogram): number {
  const { pitches, inTune, steps } = musicMeasuresIn(spectrogram)
  return logistic(pitches, 3, 0.4) * logistic(inTune, 0.74, 0.03) * logistic(steps, 0.15, 0.03)
}

/** From frames of a quarter of a second, a quarter of it apart, up to 2,500 Hz at least. */
function musicMeasuresIn(spectrogram: Spectrogram): MusicMeasures {
  const finder = new PeakFinder(spectrogram)
  const peaks = Array.from({ length: spectrogram.frames }, (_, frame) => finder.peaksOf(frame))
  const standing = peaks.map((here, frame) =>
    here.filter((pitch) => isAmong(pitch, peaks[frame - 2] ?? []) && isAmong(pitch, peaks[frame - 1] ?? [])),
  )
  const all = standing.flat()
  let real = 0
  let imaginary = 0
  for (const pitch of all) {
    real += Math.cos(2 * Math.PI * pitch)
    imaginary += Math.sin(2 * Math.PI * pitch)
  }
  return {
    pitches: all.length / Math.max(1, standing.length),
    inTune: Math.hypot(real, imaginary) / Math.max(1, all.length),
    steps: stepsOf(standing, Math.round(1 / spectrogram.hopSeconds)),
  }
}

class PeakFinder {
  readonly #spectrogram: Spectrogram
  readonly #levels: Float32Array
  /** Sum of all levels before a bin. */
  readonly #sums: Float64Array

  constructor(spectrogram: Spectrogram) {
    const until = Math.ceil(1.25 * (HIGH_HERTZ / spectrogram.binHertz)) + 1
    this.#spectrogram = spectrogram
    this.#levels = new Float32Array(until)
    this.#sums = new Float64Array(until + 1)
  }

  /** Pitches of a frame in semitones above 1 Hz, between the bins by a parabola through three levels. */
  peaksOf(frame: number): number[] {
    this.#readLevels(frame)
    const { binHertz } = this.#spectrogram
    const levels = this.#levels
    const sums = this.#sums
    const found: number[] = []
    for (let bin = Math.ceil(LOW_HERTZ / binHertz); bin < HIGH_HERTZ / binHertz; bin += 1) {
      const here = levels[bin] ?? 0
      const before = levels[bin - 1] ?? 0
      const after = levels[bin + 1] ?? 0
      if (here <= before || here < after || here < QUIETEST_PEAK_DB) continue
      const low = Math.floor(bin * 0.8)
      const high = Math.ceil(bin * 1.25)
      const around = ((sums[high] ?? 0) - (sums[low] ?? 0)) / (high - low)
      if (here - around < PEAK_DB) continue
      const offset = (0.5 * (before - after)) / (before - 2 * here + after)
      found.push(12 * Math.log2((bin + offset) * binHertz))
    }
    return found
  }

  #readLevels(frame: number): void {
    const { power, bins } = this.#spectrogram
    let sum = 0
    for (let bin = 0; bin < this.#levels.length; bin += 1) {
      const level = Math.fround(DECIBELS * Math.log((power[frame * bins + bin] ?? 0) + 1e-12))
      this.#levels[bin] = level
      sum += level
      this.#sums[bin + 1] = sum
    }
  }
}

const isAmong = (pitch: number, pitches: readonly number[]) =>
  pitches.some((other) => Math.abs(other - pitch) < 0.25)

function stepsOf(standing: readonly (readonly number[])[], framesPerSecond: number): number {
  let fresh = 0
  let count = 0
  for (let frame = framesPerSecond; frame < standing.length; frame += 1)
    for (const pitch of standing[frame] ?? []) {
      count += 1
      // Its own octaves and neighbours in time are looked for a whole second back.
      if (!isAmong(pitch, standing[frame - framesPerSecond] ?? [])) fresh += 1
    }
  return fresh / Math.max(1, count)
}
