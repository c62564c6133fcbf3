import type { Quad } from './text-quad.ts'
import { smallestRectangle } from './text-rectangle.ts'

/** A place where text stands, in cells of the map, and how surely. */
export interface TextRegion {
  readonly quad: Quad
  readonly probability: number
}

/** Above it a cell holds text (DB, Liao et al. 2020, as PaddleOCR sets it). */
const CELL_THRESHOLD = 0.3
const REGION_THRESHOLD = 0.5
/** The map shows the inner part of a line; it is grown by this share of area over perimeter. */
const GROWTH = 1.6
const LEAST_SIDE = 3

/** Lines of text in a map of probabilities, as the finder of PP-OCR writes it. */
export function textRegions(map: Float32Array, width: number, height: number): TextRegion[] {
  const seen = new Uint8Array(map.length)
  const regions: TextRegion[] = []
  for (let start = 0; start < map.length; start++) {
    if (seen[start] === 1 || (map[start] ?? 0) <= CELL_THRESHOLD) continue
    const { edges, probability, cells } = flood(map, width, height, start, seen)
    if (cells < LEAST_SIDE * LEAST_SIDE || probability < REGION_THRESHOLD) continue
    const rectangle = smallestRectangle(edges)
    if (rectangle === null || Math.min(rectangle.width, rectangle.height) < LEAST_SIDE) continue
    const area = rectangle.width * rectangle.height
    const growth = (area * GROWTH) / (2 * (rectangle.width + rectangle.height))
    regions.push({ quad: rectangle.grownBy(growth), probability })
  }
  return regions
}

/** Everything that hangs together with one cell: its outermost cells row by row, and the mean of the map. */
function flood(map: Float32Array, width: number, height: number, start: number, seen: Uint8Array) {
  const stack = [start]
  seen[start] = 1
  const leftmost = new Map<number, number>()
  const rightmost = new Map<number, number>()
  let sum = 0
  let cells = 0
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    const x = cell % width
    const y = (cell - x) / width
    sum += map[cell] ?? 0
    cells += 1
    leftmost.set(y, Math.min(leftmost.get(y) ?? x, x))
    rightmost.set(y, Math.max(rightmost.get(y) ?? x, x))
    const visit = (neighbour: number): void => {
      if (seen[neighbour] === 1 || (map[neighbour] ?? 0) <= CELL_THRESHOLD) return
      seen[neighbour] = 1
      stack.push(neighbour)
    }
    if (x > 0) visit(cell - 1)
    if (x < width - 1) visit(cell + 1)
    if (y > 0) visit(cell - width)
    if (y < height - 1) visit(cell + width)
  }
  const edges = [
    ...[...leftmost].flatMap(([y, x]): [number, number][] => [
      [x, y],
      [x, y + 1],
    ]),
    ...[...rightmost].flatMap(([y, x]): [number, number][] => [
      [x + 1, y],
      [x + 1, y + 1],
    ]),
  ]
  return { edges, probability: sum / cells, cells }
}
