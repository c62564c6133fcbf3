import { logistic } from './logistic.ts'
import type { Sound } from './sound.ts'
import { type Spectrogram, spectrogramOf } from './spectrum.ts'

/** A quarter of a second: gusts come and go over seconds, firing strokes within a frame. */
const FRAME_SAMPLES = 4096
const HOP_SAMPLES = 2048
const HIGH_HERTZ = 4_000

/** What tells wind from an engine. */
export interface WindMeasures {
  /** Power from 12 to 100 Hz against that from 100 to 4,000, in dB: turbulence at the microphone is low. */
  readonly lowDb: number
  /** Standard deviation of the low power from frame to frame, in dB: gusts. An idling engine has about 1. */
  readonly gustDb: number
  /** Geometric over arithmetic mean of the mean spectrum from 12 to 100 Hz, tilt taken out, 0 to 1: an engine's is lines. */
  readonly flatness: number
}

/** Odds from 0 to 1 that wind at the microphone covers the recording (low, broad and slow: Nelke and Vary 2014). */
export function windOf(sound: Sound): number {
  return windIn(windSpectrogramOf(sound))
}

const windSpectrogramOf = (sound: Sound) => spectrogramOf(sound, FRAME_SAMPLES, HOP_SAMPLES, HIGH_HERTZ)

/** The same from frames of a quarter of a second, half of it apart. */
export function windIn(spectrogram: Spectrogram): number {
  const { lowDb, gustDb, flatness } = measuresIn(spectrogram)
  return logistic(lowDb, 6, 1.5) * logistic(gustDb, 3, 0.5) * logistic(flatness, 0.6, 0.06)
}

function measuresIn(spectrogram: Spectrogram): WindMeasures {
  const { frames, binHertz } = spectrogram
  if (frames === 0) return { lowDb: 0, gustDb: 0, flatness: 0 }
  const low = levelsBetween(spectrogram, 12, 100)
  const rest = levelsBetween(spectrogram, 100, HIGH_HERTZ)
  const levels = low.map((power) => 10 * Math.log10(power + 1e-12))
  const middle = mean(levels)
  return {
    lowDb: 10 * Math.log10((mean(low) + 1e-12) / (mean(rest) + 1e-12)),
    gustDb: Math.sqrt(mean(levels.map((level) => (level - middle) ** 2))),
    flatness: flatnessBetween(spectrogram, Math.round(12 / binHertz), Math.round(100 / binHertz)),
  }
}

function levelsBetween({ power, frames, bins, binHertz }: Spectrogram, low: number, high: number): number[] {
  const from = Math.round(low / binHertz)
  const until = Math.round(high / binHertz)
  return Array.from({ length: frames }, (_, frame) => {
    let sum = 0
    const end = frame * bins + until
    for (let at = frame * bins + from; at < end; at += 1) sum += power[at] ?? 0
    return sum
  })
}

/** Flatness after a line through the logarithms is taken out, so that a steady fall does not look like lines. */
function flatnessBetween({ power, frames, bins }: Spectrogram, from: number, until: number): number {
  const logs = Array.from({ length: until - from }, (_, index) => {
    let sum = 0
    for (let frame = 0; frame < frames; frame += 1) sum += power[frame * bins + from + index] ?? 0
    return Math.log(sum / frames + 1e-12)
  })
  const centre = (logs.length - 1) / 2
  const height = mean(logs)
  const spread = logs.reduce((sum, _, index) => sum + (index - centre) ** 2, 0)
  const slope = logs.reduce((sum, log, index) => sum + (index - centre) * (log - height), 0) / spread
  const rest = logs.map((log, index) => log - height - slope * (index - centre))
  return 1 / mean(rest.map(Math.exp))
}

const mean = (list: readonly number[]) =>
  list.reduce((total, value) => total + value, 0) / Math.max(1, list.length)
