import { melSpectrogramOf } from './mel-bank.ts'
import type { Sound } from './sound.ts'
import { spectrogramOf } from './spectrum.ts'

/** Bands as the ear hears them, from 80 Hz, where phones begin, to 8 kHz. */
export const MEL_BANDS = 32
const LOW_HERTZ = 80
const HIGH_HERTZ = 8_000
/** 32 ms every 16: shorter than the time between the knocks of an idling engine. */
const FRAME_SAMPLES = 512
const HOP_SAMPLES = 256
/** A beat takes a few percent of the time at least; what is louder than 97 % is the top of it. */
const TOP = 0.97

/** How loud each mel band is usually and at its top, over a whole recording. */
export interface MelLevels {
  /** Median over time, in dB above 1e-10. */
  readonly usualDb: Float64Array
  /** 97th percentile over time. */
  readonly topDb: Float64Array
  /** Power mean over time. */
  readonly meanDb: Float64Array
}

export function melLevelsOf(sound: Sound): MelLevels {
  const spectrogram = spectrogramOf(sound, FRAME_SAMPLES, HOP_SAMPLES)
  const { decibels, frames } = melSpectrogramOf(spectrogram, MEL_BANDS, LOW_HERTZ, HIGH_HERTZ)
  const usualDb = new Float64Array(MEL_BANDS)
  const topDb = new Float64Array(MEL_BANDS)
  const meanDb = new Float64Array(MEL_BANDS)
  const levels = new Float32Array(frames)
  for (let band = 0; band < MEL_BANDS; band += 1) {
    let power = 0
    for (let frame = 0; frame < frames; frame += 1) {
      const level = decibels[frame * MEL_BANDS + band] ?? 0
      levels[frame] = level
      power += 10 ** (level / 10)
    }
    levels.sort()
    usualDb[band] = levels[Math.floor(0.5 * frames)] ?? 0
    topDb[band] = levels[Math.floor(TOP * frames)] ?? 0
    meanDb[band] = 10 * Math.log10(power / Math.max(1, frames) + 1e-12)
  }
  return { usualDb, topDb, meanDb }
}
