import type { Picture } from './picture.ts'

/** For each target pixel of one axis: the first source pixel that counts, and how much each from there counts; together 1. */
interface Axis {
  readonly from: Int32Array
  readonly weights: Float32Array
  /** Weights a target pixel. */
  readonly reach: number
}

/** The whole picture in another size: the mean of what falls into a pixel where it shrinks, bilinear where it grows. */
export function scalePicture({ width, height, data }: Picture, toWidth: number, toHeight: number): Picture {
  const across = axisOf(width, toWidth)
  const down = axisOf(height, toHeight)
  const rows = new Float32Array(toWidth * height * 3)
  for (let y = 0; y < height; y++) {
    const start = y * width * 3
    let out = y * toWidth * 3
    for (let x = 0; x < toWidth; x++) {
      let at = start + (across.from[x] ?? 0) * 3
      let red = 0
      let green = 0
      let blue = 0
      for (let i = x * across.reach; i < (x + 1) * across.reach; i++) {
        const weight = across.weights[i] ?? 0
        red += weight * (data[at] ?? 0)
        green += weight * (data[at + 1] ?? 0)
        blue += weight * (data[at + 2] ?? 0)
        at += 3
      }
      rows[out++] = red
      rows[out++] = green
      rows[out++] = blue
    }
  }
  const line = toWidth * 3
  const sums = new Float32Array(line)
  const scaled = new Uint8Array(line * toHeight)
  for (let y = 0; y < toHeight; y++) {
    sums.fill(0.5)
    for (let j = 0; j < down.reach; j++) {
      const weight = down.weights[y * down.reach + j] ?? 0
      const start = ((down.from[y] ?? 0) + j) * line
      if (weight !== 0)
        for (let i = 0; i < line; i++) sums[i] = (sums[i] ?? 0) + weight * (rows[start + i] ?? 0)
    }
    scaled.set(sums, y * line)
  }
  return { width: toWidth, height: toHeight, data: scaled }
}

function axisOf(from: number, to: number): Axis {
  const step = from / to
  // A tent as wide as the step, at least as wide as bilinear needs.
  const radius = Math.max(1, step)
  const reach = Math.ceil(radius * 2) + 1
  const axis = { from: new Int32Array(to), weights: new Float32Array(to * reach), reach }
  for (let i = 0; i < to; i++) {
    const centre = (i + 0.5) * step - 0.5
    const first = Math.min(Math.max(0, Math.floor(centre - radius) + 1), Math.max(0, from - reach))
    axis.from[i] = first
    let sum = 0
    for (let k = 0; k < reach; k++) {
      const place = Math.min(first + k, from - 1)
      // Beyond the edge the edge goes on.
      const distance = Math.abs(place - Math.min(from - 1, Math.max(0, centre)))
      const weight = first + k < from ? Math.max(0, 1 - distance / radius) : 0
      axis.weights[i * reach + k] = weight
      sum += weight
    }
    for (let k = 0; k < reach; k++)
      axis.weights[i * reach + k] = (axis.weights[i * reach + k] ?? 0) / (sum || 1)
  }
  return axis
}
