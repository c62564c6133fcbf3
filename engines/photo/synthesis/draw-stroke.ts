import type { Stroke } from './lamp-strokes.ts'

/** How much of a point a stroke covers, 0 to 1; `blur` is the width of its edge in the stroke's own units. */
export function coverOf(stroke: Stroke, x: number, y: number, blur: number): number {
  let nearest = Number.POSITIVE_INFINITY
  let isInside = false
  const { points } = stroke
  for (let index = 0; index + 1 < points.length + (stroke.isFilled ? 1 : 0); index++) {
    const from = points[index]
    const to = points[(index + 1) % points.length]
    if (!from || !to) continue
    nearest = Math.min(nearest, distance(x, y, from, to))
    if (from[1] > y !== to[1] > y && x < ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]) + from[0])
      isInside = !isInside
  }
  if (stroke.isFilled && isInside) return 1
  return Math.min(1, Math.max(0, 0.5 + (stroke.wide / 2 - nearest) / blur))
}

function distance(
  x: number,
  y: number,
  from: readonly [number, number],
  to: readonly [number, number],
): number {
  const alongX = to[0] - from[0]
  const alongY = to[1] - from[1]
  const square = alongX * alongX + alongY * alongY
  const share =
    square === 0 ? 0 : Math.min(1, Math.max(0, ((x - from[0]) * alongX + (y - from[1]) * alongY) / square))
  return Math.hypot(x - from[0] - share * alongX, y - from[1] - share * alongY)
}
