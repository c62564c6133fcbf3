import type { Sound } from './sound.ts'
import { DECIBELS, spectrogramOf } from './spectrum.ts'

/** Low spectra in which only lines are left: how far each bin stands above what is around it. */
export interface LineSpectra {
  /** Frames one after the other, `bins` values each, in dB from 0 to 80. */
  readonly decibels: Float32Array
  readonly frames: number
  readonly bins: number
  readonly binHertz: number
  readonly hopSeconds: number
}

/** Half a second: 2 Hz between bins, and an engine that is revved moves little in it. */
const FRAME_SAMPLES = 8192
/** A quarter of a second. */
const HOP_SAMPLES = 4000
const HIGHEST_HERTZ = 1_500
/** What is around a bin: 35 Hz to either side, more than the firing of an idling engine is apart. */
const AROUND_HERTZ = 35
const MOST_DB = 80
/** For a row of harmonics no single line counts for more: many must be there. */
const MOST_OF_ONE_DB = 12

export function lineSpectraOf(sound: Sound): LineSpectra {
  const {
    power,
    frames,
    bins: all,
    binHertz,
    hopSeconds,
  } = spectrogramOf(sound, FRAME_SAMPLES, HOP_SAMPLES, HIGHEST_HERTZ + 2 * AROUND_HERTZ)
  const bins = Math.min(all, Math.round(HIGHEST_HERTZ / binHertz))
  const around = Math.round(AROUND_HERTZ / binHertz)
  const decibels = new Float32Array(frames * bins)
  const levels = new Float32Array(bins + around)
  const sums = new Float64Array(bins + around + 1)
  for (let frame = 0; frame < frames; frame += 1) {
    for (let bin = 0; bin < bins + around; bin += 1) {
      const level = Math.fround(DECIBELS * Math.log((power[frame * all + bin] ?? 0) + 1e-12))
      levels[bin] = level
      sums[bin + 1] = (sums[bin] ?? 0) + level
    }
    for (let bin = 0; bin < bins; bin += 1) {
      const from = Math.max(0, bin - around)
      const until = bin + around + 1
      const mean = ((sums[Math.min(until, bins + around)] ?? 0) - (sums[from] ?? 0)) / (until - from)
      decibels[frame * bins + bin] = Math.max(0, Math.min(MOST_DB, (levels[bin] ?? 0) - mean))
    }
  }
  return { decibels, frames, bins, binHertz, hopSeconds }
}

/** Height of a line at a frequency in one frame, on the straight line between two bins; 0 beyond the spectrum. */
export function lineAt({ decibels, bins, binHertz }: LineSpectra, frame: number, hertz: number): number {
  const place = hertz / binHertz
  const bin = Math.floor(place)
  if (bin < 0 || bin + 1 >= bins) return 0
  const share = place - bin
  const at = frame * bins + bin
  return (1 - share) * (decibels[at] ?? 0) + share * (decibels[at + 1] ?? 0)
}

/**
 * How far lines at the first multiples of a pitch stand above the places at halves or at thirds between them, in dB.
 * Twice or three times the true pitch finds lines there, too, and has nothing left.
 */
export function harmonicsAt(spectra: LineSpectra, frame: number, hertz: number): number {
  let on = 0
  let halves = 0
  let thirds = 0
  let count = 0
  for (let multiple = 1; multiple <= 6; multiple += 1) {
    if ((multiple + 0.5) * hertz > HIGHEST_HERTZ) break
    on += cutLineAt(spectra, frame, multiple * hertz)
    halves += cutLineAt(spectra, frame, (multiple - 1 / 2) * hertz)
    thirds += cutLineAt(spectra, frame, (multiple - 1 / 3) * hertz) / 2
    thirds += cutLineAt(spectra, frame, (multiple - 2 / 3) * hertz) / 2
    count += 1
  }
  return count === 0 ? 0 : (on - Math.max(halves, thirds)) / count
}

export const cutLineAt = (spectra: LineSpectra, frame: number, hertz: number) =>
  Math.min(MOST_OF_ONE_DB, lineAt(spectra, frame, hertz))
