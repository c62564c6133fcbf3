import { DotBands } from './dot-bands.ts'
import { brightnessOf, dotDecibels } from './dot-brightness.ts'
import type { Sound } from './sound.ts'
import { spectrogramOf } from './spectrum.ts'

/** 64 ms: tells 16 Hz apart and still shows a tick as a line. */
const FRAME_SAMPLES = 1024
/** Frames that a column is made of, where the recording is long enough. */
const FRAMES_A_COLUMN = 6
const LEAST_HOP_SAMPLES = 128

/** The loudest tenth of the columns is drawn with the brightest dots. */
const REFERENCE_SHARE = 0.9

/**
 * The picture of a recording: `dots[column * rows + row]`, row 0 at the bottom (100 Hz), the last row below 8 kHz,
 * the distance between rows a constant ratio; 0 (dark) to 4. Each recording is scaled to its own loudness, so gain
 * changes nothing, but silence stays dark. A recording of no samples is dark altogether.
 */
export function dotsOf(sound: Sound, columns: number, rows = 28): Uint8Array {
  const levels = rowLevelsOf(sound, columns, rows)
  const reference = referenceOf(levels, columns, rows)
  return Uint8Array.from(levels, (level) => brightnessOf(level, reference))
}

/** Levels of the picture's cells in dB of full scale, in the order of `dotsOf`: the power mean of the column's frames. */
export function rowLevelsOf(sound: Sound, columns: number, rows: number): Float32Array {
  const hop = Math.floor(sound.samples.length / Math.max(1, columns) / FRAMES_A_COLUMN)
  const hopSamples = Math.max(LEAST_HOP_SAMPLES, Math.min(FRAME_SAMPLES, hop))
  const { power, frames, bins, binHertz } = spectrogramOf(sound, FRAME_SAMPLES, hopSamples)
  const bands = new DotBands(rows, bins, binHertz)
  const levels = new Float32Array(columns * rows).fill(dotDecibels(0))
  if (frames === 0) return levels
  for (let column = 0; column < columns; column += 1) {
    const from = Math.min(frames - 1, Math.floor((column * frames) / columns))
    const until = Math.max(from + 1, Math.floor(((column + 1) * frames) / columns))
    for (let row = 0; row < rows; row += 1) {
      let sum = 0
      for (let frame = from; frame < until; frame += 1) sum += bands.powerOf(power, frame * bins, row)
      levels[column * rows + row] = dotDecibels(sum / (until - from) / bins)
    }
  }
  return levels
}

/** Level that the loudest rows of the loudest columns reach. */
function referenceOf(levels: Float32Array, columns: number, rows: number): number {
  const loudest = Float32Array.from({ length: columns }, (_, column) =>
    levels.subarray(column * rows, (column + 1) * rows).reduce((most, level) => Math.max(most, level), -120),
  ).sort()
  return loudest[Math.floor(REFERENCE_SHARE * (columns - 1))] ?? -120
}
