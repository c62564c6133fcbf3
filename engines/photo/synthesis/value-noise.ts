import { randomOf } from './random-of.ts'

const GRID = 64

/** Smooth chance over a plane, -1 to 1, the same for the same seed; `scale` is the distance between its knots, in pixels. */
export function valueNoise(seed: number, scale: number): (x: number, y: number) => number {
  const next = randomOf(seed)
  const knots = Float32Array.from({ length: GRID * GRID }, () => 2 * next() - 1)
  const at = (x: number, y: number) => knots[(y & (GRID - 1)) * GRID + (x & (GRID - 1))] ?? 0
  return (x, y) => {
    const [left, top] = [Math.floor(x / scale), Math.floor(y / scale)]
    const across = eased(x / scale - left)
    const down = eased(y / scale - top)
    const above = at(left, top) + across * (at(left + 1, top) - at(left, top))
    const below = at(left, top + 1) + across * (at(left + 1, top + 1) - at(left, top + 1))
    return above + down * (below - above)
  }
}

const eased = (share: number) => share * share * (3 - 2 * share)
