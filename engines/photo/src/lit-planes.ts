import type { LampColour } from './judgement.ts'
import type { Picture } from './picture.ts'

/** How much more a lamp's light than its surround stands at each pixel, one plane a light. */
export interface LitPlane {
  readonly light: LampColour
  readonly values: Float32Array
}

type Light = readonly [LampColour, (red: number, green: number, blue: number) => number]

const LIGHTS: readonly Light[] = [
  ['red', (red, green, blue) => red - Math.max(green, blue)],
  ['amber', (red, green, blue) => Math.min(red, green * 1.6) - blue],
  ['green', (red, green, blue) => green - Math.max(red, blue)],
  ['blue', (red, green, blue) => blue - Math.max(red, green)],
  ['white', (red, green, blue) => Math.min(red, green, blue) * 0.6],
]

/** Planes of the five lights, each less the mean of its surround (half-width `reach` pixels). */
export function litPlanes(picture: Picture, reach: number): LitPlane[] {
  const { width, height, data } = picture
  return LIGHTS.map(([light, measure]) => {
    const raw = new Float32Array(width * height)
    for (let at = 0, from = 0; at < raw.length; at++, from += 3)
      raw[at] = Math.max(0, measure(data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0))
    return { light, values: aboveSurround(raw, width, height, reach) }
  })
}

function aboveSurround(raw: Float32Array, width: number, height: number, reach: number): Float32Array {
  const stride = width + 1
  const sums = new Float64Array(stride * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += raw[y * width + x] ?? 0
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row
    }
  }
  const above = new Float32Array(raw.length)
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach) * stride
    const low = Math.min(height, y + reach + 1) * stride
    const tall = (low - top) / stride
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach)
      const right = Math.min(width, x + reach + 1)
      const sum =
        (sums[low + right] ?? 0) -
        (sums[top + right] ?? 0) -
        (sums[low + left] ?? 0) +
        (sums[top + left] ?? 0)
      above[y * width + x] = (raw[y * width + x] ?? 0) - sum / (tall * (right - left))
    }
  }
  return above
}
