import type { Sound } from './sound.ts'
import { spectrogramOf } from './spectrum.ts'

/** A pitch that stands all through a recording. */
export interface Tone {
  readonly hertz: number
  /** Mean of its level in dB of full scale. */
  readonly levelDb: number
  /** Above the median of its surroundings. */
  readonly prominenceDb: number
}

/** 128 ms, 8 Hz: a belt's squeal wavers by more than a long frame could hold. */
const FRAME_SAMPLES = 2048
const HOP_SAMPLES = 1024
/** Below, the engine's own harmonics stand at each speed elsewhere. */
const LOW_HERTZ = 400
const HIGH_HERTZ = 7_600
/** A squeal wavers: all that is within 2.5 % to either side is one pitch. */
const WAVERS = 0.025
/** Surroundings: 400 Hz to either side. */
const AROUND_BINS = 50
const LEAST_PROMINENCE_DB = 7
const MOST_TONES = 4

/** Levels in dB of full scale, bin by bin, each with what wavers around it. */
export interface MeanSpectrum {
  readonly levels: Float64Array
  readonly binHertz: number
}

/** Means of decibels, not of power: a bang, a horn or a word in between weighs no more than its time. */
export function meanSpectrumOf(sound: Sound): MeanSpectrum {
  const { power, frames, bins, binHertz } = spectrogramOf(sound, FRAME_SAMPLES, HOP_SAMPLES)
  const levels = new Float64Array(bins)
  /** Sum of the power before a bin. */
  const sums = new Float64Array(bins + 1)
  for (let frame = 0; frame < frames; frame += 1) {
    for (let bin = 0; bin < bins; bin += 1)
      sums[bin + 1] = (sums[bin] ?? 0) + (power[frame * bins + bin] ?? 0)
    for (let bin = 0; bin < bins; bin += 1) {
      const wide = Math.max(1, Math.round(WAVERS * bin))
      const around = (sums[Math.min(bins, bin + wide + 1)] ?? 0) - (sums[Math.max(0, bin - wide)] ?? 0)
      levels[bin] = (levels[bin] ?? 0) + (10 * Math.log10(Math.max(0, around) + 1e-12)) / frames
    }
  }
  return { levels, binHertz }
}

/** The most prominent pitches between 400 and 7,600 Hz, at most four, the most prominent first. */
export function tonesOf(spectrum: MeanSpectrum): Tone[] {
  const found: Tone[] = []
  for (let hertz = LOW_HERTZ; hertz < HIGH_HERTZ; hertz *= 1 + WAVERS) {
    const tone = toneNear(spectrum, hertz)
    const isKnown = found.some((other) => Math.abs(other.hertz / tone.hertz - 1) < 2 * WAVERS)
    if (tone.prominenceDb >= LEAST_PROMINENCE_DB && !isKnown) found.push(tone)
  }
  return found.sort((one, other) => other.prominenceDb - one.prominenceDb).slice(0, MOST_TONES)
}

/** The loudest within 3 % of a pitch: a tone that has become faint, or moved a little, is still found there. */
export function toneNear({ levels, binHertz }: MeanSpectrum, hertz: number): Tone {
  const from = Math.floor((0.97 * hertz) / binHertz)
  const until = Math.min(levels.length - 1, Math.ceil((1.03 * hertz) / binHertz))
  let best = from
  for (let bin = from; bin <= until; bin += 1) if ((levels[bin] ?? 0) > (levels[best] ?? 0)) best = bin
  const levelDb = levels[best] ?? 0
  const around = levels.slice(Math.max(0, best - AROUND_BINS), best + AROUND_BINS + 1).sort()
  return {
    hertz: best * binHertz,
    levelDb,
    prominenceDb: levelDb - (around[Math.floor(around.length / 2)] ?? 0),
  }
}
