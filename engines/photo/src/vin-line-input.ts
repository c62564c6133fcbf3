import type { Picture } from './picture.ts'
import { scalePicture } from './text-scale.ts'

export const VIN_LINE_WIDTH = 288
export const VIN_LINE_HEIGHT = 32
/** Ground without a letter must not be blown up to look like one. */
const LEAST_DEVIATION = 8
const MOST = 3

/** A line as the reader of VINs was taught to see it: grey, of one size whatever its shape was, mean 0, deviation 1. */
export function vinLineInput(picture: Picture): Float32Array {
  const line =
    picture.width === VIN_LINE_WIDTH && picture.height === VIN_LINE_HEIGHT
      ? picture
      : scalePicture(picture, VIN_LINE_WIDTH, VIN_LINE_HEIGHT)
  const grey = new Float32Array(VIN_LINE_WIDTH * VIN_LINE_HEIGHT)
  for (let i = 0; i < grey.length; i++) {
    // Rec. 601, as grey was made of colours when the reader was taught.
    grey[i] =
      0.299 * (line.data[i * 3] ?? 0) +
      0.587 * (line.data[i * 3 + 1] ?? 0) +
      0.114 * (line.data[i * 3 + 2] ?? 0)
  }
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length
  const variance = grey.reduce((sum, value) => sum + (value - mean) ** 2, 0) / grey.length
  const deviation = Math.max(LEAST_DEVIATION, Math.sqrt(variance))
  return grey.map((value) => Math.min(MOST, Math.max(-MOST, (value - mean) / deviation)))
}
