import { boxMean } from './box-mean.ts'
import { lightOf, oklabOf } from './oklab.ts'
import type { Picture } from './picture.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** How deep the dark of grooves and sipes stands out of the rubber, in natural logarithms of light. */
export interface TreadSides {
  readonly left: number
  readonly middle: number
  readonly right: number
  /** The same of what is brighter than the rubber around it: dust and noise make as much of that as of the dark. */
  readonly leftBright: number
  readonly rightBright: number
}

const SIDE = 320
/** Rows that are looked at, as shares: further up and down the tread turns away. */
const BAND = { from: 0.28, until: 0.72 } as const
/** Rubber: what is as light and as grey as the middle of the picture, to this distance in Oklab. */
const RUBBER = 0.13
const SHADE_WEIGHT = 0.5
/** Columns in a row that may be no rubber before the tread ends: a deep groove, a glint. */
const GAP = 0.03
const LEAST_WIDTH = 0.3
/** Shares of the tread: its outer thirds without the rim, where it turns to the side. */
const RIM = 0.07
const OUTER = 0.33
const GRAIN = 0.03
const DARKEST = 0.93

/** Contrast of the grooves in the outer thirds and in the middle third of a tread that stands upright; null where none is found. */
export function measureTreadSides(photo: Picture): TreadSides | null {
  const picture = shrinkPicture(photo, SIDE)
  const { width, height, data } = picture
  if (Math.min(width, height) < 64) return null
  const extent = extentOf(picture)
  if (extent === null) return null
  const [from, until] = extent
  const wide = until - from
  const grey = Float32Array.from({ length: width * height }, (_, place) => {
    const at = place * 3
    return Math.log(
      0.004 + (lightOf(data[at] ?? 0) + 2 * lightOf(data[at + 1] ?? 0) + lightOf(data[at + 2] ?? 0)) / 4,
    )
  })
  const even = boxMean(grey, width, height, Math.max(2, Math.round(GRAIN * wide)))
  const part = (start: number, end: number) => {
    const deviations: number[] = []
    for (let y = Math.round(BAND.from * height); y < BAND.until * height; y += 1)
      for (let x = Math.round(from + start * wide); x < from + end * wide; x += 1)
        deviations.push((even[y * width + x] ?? 0) - (grey[y * width + x] ?? 0))
    const sorted = Float64Array.from(deviations).sort()
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
    return { dark: at(DARKEST), bright: -at(1 - DARKEST) }
  }
  const left = part(RIM, OUTER)
  const middle = part(OUTER, 1 - OUTER)
  const right = part(1 - OUTER, 1 - RIM)
  return {
    left: left.dark,
    middle: middle.dark,
    right: right.dark,
    leftBright: left.bright,
    rightBright: right.bright,
  }
}

/** From where to where the tread reaches across the picture: columns that are like the middle, without a wide gap. */
function extentOf({ width, height, data }: Picture): readonly [number, number] | null {
  const columns = Array.from({ length: width }, (_, x) => {
    const sums = [0, 0, 0]
    let count = 0
    for (let y = Math.round(BAND.from * height); y < BAND.until * height; y += 1) {
      const at = (y * width + x) * 3
      for (let plane = 0; plane < 3; plane += 1)
        sums[plane] = (sums[plane] ?? 0) + lightOf(data[at + plane] ?? 0)
      count += 1
    }
    const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / Math.max(1, count))
    return oklabOf(red, green, blue)
  })
  const middle = [0, 1, 2].map((axis) => {
    const values = columns
      .slice(Math.round(0.4 * width), Math.round(0.6 * width))
      .map((colour) => colour[axis] ?? 0)
      .sort((one, other) => one - other)
    return values[Math.floor(values.length / 2)] ?? 0
  })
  const isRubber = columns.map(
    (colour) =>
      Math.hypot(
        SHADE_WEIGHT * (colour[0] - (middle[0] ?? 0)),
        colour[1] - (middle[1] ?? 0),
        colour[2] - (middle[2] ?? 0),
      ) < RUBBER,
  )
  const walk = (step: 1 | -1) => {
    let last = Math.round(width / 2)
    for (let x = last; x >= 0 && x < width && Math.abs(x - last) <= GAP * width; x += step)
      if (isRubber[x]) last = x
    return last
  }
  const [from, until] = [walk(-1), walk(1)]
  return until - from < LEAST_WIDTH * width ? null : [from, until]
}
