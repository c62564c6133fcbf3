import type { Picture } from './picture.ts'

/** Corners of a line of text in pixels: top left, top right, bottom right, bottom left as it is read. */
export type Quad = readonly [Point, Point, Point, Point]
export type Point = readonly [x: number, y: number]

export const wholeOf = ({ width, height }: Picture): Quad => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
]

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

export const widthOf = ([a, b, c, d]: Quad): number => (distance(a, b) + distance(d, c)) / 2
export const heightOf = ([a, b, c, d]: Quad): number => (distance(a, d) + distance(b, c)) / 2

/** The same area read along its other side, from the bottom up. */
export const turned = ([a, b, c, d]: Quad): Quad => [d, a, b, c]

/** A piece of a quad: shares of its width and height, beyond 0 and 1 where more is wanted. */
export function pieceOf([a, b, c, d]: Quad, left: number, top: number, right: number, bottom: number): Quad {
  const at = (x: number, y: number): Point => between(between(a, b, x), between(d, c, x), y)
  return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)]
}

/** The quad in pixels of a picture so many times as wide and as tall. */
export const scaled = (quad: Quad, x: number, y: number): Quad => {
  const [a, b, c, d] = quad
  const point = (p: Point): Point => [p[0] * x, p[1] * y]
  return [point(a), point(b), point(c), point(d)]
}
