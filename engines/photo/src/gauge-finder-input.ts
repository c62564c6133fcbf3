import type { Picture } from './picture.ts'
import { scalePicture } from './text-scale.ts'

/** Pixels of the picture a side of one place that the finder of gauges tells of. */
export const GAUGE_STEP = 8

/** A picture as the finder of gauges takes it: three planes of values 0 to 1, both sides whole places. */
interface FinderInput {
  readonly planes: Float32Array
  readonly width: number
  readonly height: number
}

/** The whole picture with a longer side of about `long` pixels. */
export function gaugeFinderInput(picture: Picture, long: number): FinderInput {
  const scale = long / Math.max(picture.width, picture.height)
  const whole = (edge: number) => Math.max(64, Math.round((edge * scale) / GAUGE_STEP) * GAUGE_STEP)
  const width = whole(picture.width)
  const height = whole(picture.height)
  const { data } = scalePicture(picture, width, height)
  const plane = width * height
  const planes = new Float32Array(3 * plane)
  for (let at = 0; at < plane; at++)
    for (let colour = 0; colour < 3; colour++)
      planes[colour * plane + at] = (data[at * 3 + colour] ?? 0) / 255
  return { planes, width, height }
}
