import type { Picture } from './picture.ts'
import type { Quad } from './text-quad.ts'

/** More looks a pixel than this would cost time and show nothing more. */
const MOST_LOOKS = 4

/**
 * What lies between four corners, stretched to so many pixels. Bilinear where it grows; where it shrinks each pixel is
 * the mean of several looks, so that thin strokes do not break. Beyond the edge the edge goes on.
 */
export function warpQuad(picture: Picture, [a, b, c, d]: Quad, width: number, height: number): Picture {
  const across = looksFor(Math.hypot(b[0] - a[0], b[1] - a[1]) / width)
  const down = looksFor(Math.hypot(d[0] - a[0], d[1] - a[1]) / height)
  const data = new Uint8Array(width * height * 3)
  const colour = new Float64Array(3)
  const shares = across * down
  let at = 0
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      colour.fill(0.5 * shares)
      for (let j = 0; j < down; j++) {
        const v = (row + (j + 0.5) / down) / height
        const leftX = a[0] + (d[0] - a[0]) * v
        const leftY = a[1] + (d[1] - a[1]) * v
        const spanX = b[0] + (c[0] - b[0]) * v - leftX
        const spanY = b[1] + (c[1] - b[1]) * v - leftY
        for (let i = 0; i < across; i++) {
          const u = (column + (i + 0.5) / across) / width
          addColourAt(picture, leftX + spanX * u - 0.5, leftY + spanY * u - 0.5, colour)
        }
      }
      data[at++] = (colour[0] ?? 0) / shares
      data[at++] = (colour[1] ?? 0) / shares
      data[at++] = (colour[2] ?? 0) / shares
    }
  }
  return { width, height, data }
}

const looksFor = (shrinking: number): number => Math.min(MOST_LOOKS, Math.max(1, Math.round(shrinking)))

function addColourAt({ width, height, data }: Picture, x: number, y: number, colour: Float64Array): void {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const right = x - left
  const below = y - top
  const x0 = left < 0 ? 0 : left >= width ? width - 1 : left
  const x1 = left + 1 < 0 ? 0 : left + 1 >= width ? width - 1 : left + 1
  const y0 = (top < 0 ? 0 : top >= height ? height - 1 : top) * width
  const y1 = (top + 1 < 0 ? 0 : top + 1 >= height ? height - 1 : top + 1) * width
  const a = (y0 + x0) * 3
  const b = (y0 + x1) * 3
  const c = (y1 + x0) * 3
  const d = (y1 + x1) * 3
  const wa = (1 - right) * (1 - below)
  const wb = right * (1 - below)
  const wc = (1 - right) * below
  const wd = right * below
  for (let i = 0; i < 3; i++)
    colour[i] =
      (colour[i] ?? 0) +
      wa * (data[a + i] ?? 0) +
      wb * (data[b + i] ?? 0) +
      wc * (data[c + i] ?? 0) +
      wd * (data[d + i] ?? 0)
}
