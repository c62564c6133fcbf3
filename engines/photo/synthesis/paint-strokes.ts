import { coverOf } from './draw-stroke.ts'
import type { Stroke } from './lamp-strokes.ts'

export type Rgb = readonly [number, number, number]

/** What a stroke covers. */
export function boundsOf({ points, wide }: Stroke): Bounds {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    left: Math.min(...xs) - wide - 1,
    right: Math.max(...xs) + wide + 1,
    top: Math.min(...ys) - wide - 1,
    bottom: Math.max(...ys) + wide + 1,
  }
}

interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Paints strokes of a field, scaled and moved, over values of three bytes a pixel, within bounds of the picture. */
export function paint(
  values: Float32Array,
  width: number,
  strokes: readonly Stroke[],
  light: Rgb,
  left: number,
  top: number,
  scale: number,
  bounds: Bounds,
): void {
  const height = values.length / 3 / width
  const firstRow = Math.max(0, Math.floor(bounds.top))
  const lastRow = Math.min(height - 1, Math.ceil(bounds.bottom))
  const first = Math.max(0, Math.floor(bounds.left))
  const last = Math.min(width - 1, Math.ceil(bounds.right))
  for (let y = firstRow; y <= lastRow; y++)
    for (let x = first; x <= last; x++) {
      let cover = 0
      for (const stroke of strokes)
        cover = Math.max(
          cover,
          coverOf(stroke, (x + 0.5 - left) / scale, (y + 0.5 - top) / scale, 1.2 / scale),
        )
      if (cover === 0) continue
      for (const plane of [0, 1, 2] as const) {
        const at = (y * width + x) * 3 + plane
        values[at] = (values[at] ?? 0) * (1 - cover) + light[plane] * cover
      }
    }
}
