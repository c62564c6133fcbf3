import type { Point, Quad } from './text-quad.ts'

export interface Rectangle {
  readonly width: number
  readonly height: number
  /** The rectangle with so much more on every side, read from left to right or, where it stands, from top to bottom. */
  grownBy(growth: number): Quad
}

/** The smallest rectangle, however turned, around points: one side lies on a side of their hull. Null for fewer than three. */
export function smallestRectangle(points: readonly Point[]): Rectangle | null {
  const hull = hullOf(points)
  if (hull.length < 3) return null
  let best: { area: number; angle: number; box: [number, number, number, number] } | null = null
  for (const [index, a] of hull.entries()) {
    const b = hull[(index + 1) % hull.length] ?? a
    const angle = Math.atan2(b[1] - a[1], b[0] - a[0])
    const box = boundsAlong(hull, angle)
    const area = (box[2] - box[0]) * (box[3] - box[1])
    if (best === null || area < best.area) best = { area, angle, box }
  }
  return best === null ? null : uprighted(best.angle, best.box)
}

/** Turned by quarters until its first axis points to the right within 45 degrees. */
function uprighted(angle: number, box: readonly [number, number, number, number]): Rectangle {
  const quarters = Math.round(angle / (Math.PI / 2))
  const turn = angle - (quarters * Math.PI) / 2
  const along: Point = [Math.cos(turn), Math.sin(turn)]
  const down: Point = [-along[1], along[0]]
  const cornersAtAngle: Point[] = [
    [box[0], box[1]],
    [box[2], box[1]],
    [box[2], box[3]],
    [box[0], box[3]],
  ]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const corners = cornersAtAngle.map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos])
  const us = corners.map(([x, y]) => x * along[0] + y * along[1])
  const vs = corners.map(([x, y]) => x * down[0] + y * down[1])
  const [left, right, top, bottom] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)]
  const at = (u: number, v: number): Point => [u * along[0] + v * down[0], u * along[1] + v * down[1]]
  return {
    width: right - left,
    height: bottom - top,
    grownBy: (growth) => [
      at(left - growth, top - growth),
      at(right + growth, top - growth),
      at(right + growth, bottom + growth),
      at(left - growth, bottom + growth),
    ],
  }
}

function boundsAlong(hull: readonly Point[], angle: number): [number, number, number, number] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of hull) {
    const u = x * cos + y * sin
    const v = y * cos - x * sin
    if (u < bounds[0]) bounds[0] = u
    if (v < bounds[1]) bounds[1] = v
    if (u > bounds[2]) bounds[2] = u
    if (v > bounds[3]) bounds[3] = v
  }
  return bounds
}

/** Andrew's monotone chain. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const chain = (ordered: readonly Point[]): Point[] => {
    const kept: Point[] = []
    for (const point of ordered) {
      while (kept.length >= 2 && !turnsLeft(kept.at(-2) ?? point, kept.at(-1) ?? point, point)) kept.pop()
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...chain(sorted), ...chain(sorted.toReversed())]
}

const turnsLeft = (a: Point, b: Point, c: Point): boolean =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0
