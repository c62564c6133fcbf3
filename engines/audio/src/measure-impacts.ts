import { melSpectrogramOf } from './mel-bank.ts'
import type { Sound } from './sound.ts'
import { spectrogramOf } from './spectrum.ts'

/** How hard and how bright a recording beats. */
export interface Impacts {
  /** Spectral flux: what the bands gain from one frame to the next, mean over bands, in dB; its mean over time. */
  readonly fluxDb: number
  /** Its standard deviation over time: beats stand out, noise does not. */
  readonly fluxDeviationDb: number
  /** Natural logarithm of the mean spectral centroid in hertz. */
  readonly logCentroid: number
}

/** 64 ms frames every 16 ms. */
const FRAME_SAMPLES = 1_024
const HOP_SAMPLES = 256
const BANDS = 48
const LOWEST_HERTZ = 50
const HIGHEST_HERTZ = 8_000

/** Flux after S. Dixon, Onset Detection Revisited (2006), on log-mel bands, so that gain changes nothing; centroid as the power-weighted mean frequency. */
export function impactsOf(sound: Sound): Impacts {
  const spectrogram = spectrogramOf(sound, FRAME_SAMPLES, HOP_SAMPLES)
  const { decibels, frames } = melSpectrogramOf(spectrogram, BANDS, LOWEST_HERTZ, HIGHEST_HERTZ)
  const flux: number[] = []
  for (let frame = 1; frame < frames; frame += 1) {
    let gained = 0
    const end = (frame + 1) * BANDS
    for (let at = frame * BANDS; at < end; at += 1)
      gained += Math.max(0, (decibels[at] ?? 0) - (decibels[at - BANDS] ?? 0))
    flux.push(gained / BANDS)
  }
  const mean = meanOf(flux)
  return {
    fluxDb: mean,
    fluxDeviationDb: Math.sqrt(meanOf(flux.map((value) => (value - mean) ** 2))),
    logCentroid: Math.log(1 + centroidOf(spectrogram)),
  }
}

const meanOf = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

function centroidOf({ power, frames, bins, binHertz }: ReturnType<typeof spectrogramOf>): number {
  const centroids = Array.from({ length: frames }, (_, frame) => {
    let sum = 1e-12
    let weighted = 0
    const from = frame * bins
    for (let bin = 0; bin < bins; bin += 1) {
      const energy = power[from + bin] ?? 0
      sum += energy
      weighted += energy * bin * binHertz
    }
    return weighted / sum
  })
  return meanOf(centroids)
}
