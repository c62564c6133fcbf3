import { randomOf } from './random-of.ts'
import { valueNoise } from './value-noise.ts'

/** Ground seen from above: what share of each colour it throws back, and how high it stands (0 to 1). */
export interface MadeGround {
  readonly albedo: Float32Array
  readonly height: Float32Array
  /** How much a fluid sinks in and darkens it, 0 to 1. */
  readonly porous: number
}

export const MADE_GROUNDS = [
  'asphalt',
  'concrete',
  'cardboard',
  'garage',
  'gravel',
  'paving',
  'paper',
] as const
export type MadeGroundName = (typeof MADE_GROUNDS)[number]

interface Spot {
  readonly shade: number
  readonly height: number
  readonly tint?: readonly [number, number, number]
}
type Look = (x: number, y: number) => Spot

/** Drawn by chance of the seed; `width` and `height` in pixels. */
export function makeGround(name: MadeGroundName, width: number, height: number, seed: number): MadeGround {
  const next = randomOf(seed)
  const between = (low: number, high: number) => low + (high - low) * next()
  const { tint, porous, look } = GROUNDS[name](between, seed)
  const albedo = new Float32Array(width * height * 3)
  const heights = new Float32Array(width * height)
  const blotches = valueNoise(seed + 11, between(40, 110))
  const depth = between(0.02, 0.1)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const spot = look(x, y)
      const shade = Math.max(0.01, spot.shade * (1 + depth * blotches(x, y)))
      const own = spot.tint ?? tint
      for (let plane = 0; plane < 3; plane += 1)
        albedo[(y * width + x) * 3 + plane] = Math.min(0.95, shade * (own[plane] ?? 1))
      heights[y * width + x] = spot.height
    }
  return { albedo, height: heights, porous }
}

type Between = (low: number, high: number) => number
type Made = {
  readonly tint: readonly [number, number, number]
  readonly porous: number
  readonly look: Look
}

const GROUNDS: Readonly<Record<MadeGroundName, (between: Between, seed: number) => Made>> = {
  asphalt: (between, seed) => {
    const base = between(0.07, 0.2)
    const grain = between(1.6, 3.4)
    const [stones, fine] = [valueNoise(seed + 1, grain), valueNoise(seed + 2, grain / 2)]
    const rough = between(0.35, 0.7)
    return {
      tint: [between(0.98, 1.06), 1, between(0.93, 1.03)],
      porous: between(0.6, 1),
      look: (x, y) => {
        const value = 0.7 * stones(x, y) + 0.5 * fine(x, y)
        return { shade: base * (1 + rough * value), height: 0.5 + 0.4 * value }
      },
    }
  },
  concrete: (between, seed) => {
    const base = between(0.28, 0.5)
    const [fine, coarse] = [valueNoise(seed + 1, between(1.2, 2.5)), valueNoise(seed + 2, between(9, 22))]
    const joint = between(-1.2, 1.2)
    const rough = between(0.04, 0.13)
    return {
      tint: [between(1, 1.08), 1, between(0.86, 0.98)],
      porous: between(0.7, 1),
      look: (x, y) => {
        const isJoint = Math.abs(x * 0.02 + y * 0.003 - joint - 4) < 0.035
        const value = fine(x, y)
        return {
          shade: base * (1 + rough * value + 0.06 * coarse(x, y)) * (isJoint ? 0.6 : 1),
          height: 0.5 + 0.2 * value,
        }
      },
    }
  },
  cardboard: (between, seed) => {
    const base = between(0.3, 0.42)
    const fibres = valueNoise(seed + 1, 1.5)
    const pitch = between(5, 9)
    return {
      tint: [between(1.25, 1.4), 1, between(0.6, 0.72)],
      porous: 1,
      look: (x, y) => ({
        shade: base * (1 + 0.03 * Math.sin((2 * Math.PI * y) / pitch) + 0.03 * fibres(x / 4, y)),
        height: 0.5,
      }),
    }
  },
  paper: (between, seed) => {
    const base = between(0.7, 0.88)
    const [fibres, folds] = [valueNoise(seed + 1, between(1.3, 3)), valueNoise(seed + 2, between(15, 60))]
    const [rough, bent] = [between(0.005, 0.03), between(0.01, 0.07)]
    return {
      tint: [between(0.98, 1.02), 1, between(0.94, 1.03)],
      porous: 1,
      look: (x, y) => ({ shade: base * (1 + rough * fibres(x, y) + bent * folds(x, y)), height: 0.5 }),
    }
  },
  garage: (between, seed) => {
    const base = between(0.2, 0.45)
    const [fine, worn] = [valueNoise(seed + 1, 1.4), valueNoise(seed + 2, between(14, 40))]
    return {
      tint: [between(0.95, 1.04), 1, between(0.95, 1.07)],
      porous: between(0, 0.25),
      look: (x, y) => ({ shade: base * (1 + 0.035 * fine(x, y) + 0.05 * worn(x, y)), height: 0.5 }),
    }
  },
  gravel: (between, seed) => {
    const size = between(6, 14)
    const base = between(0.15, 0.34)
    const stones = stonesOf(seed, size)
    return {
      tint: [between(1, 1.08), 1, between(0.85, 0.97)],
      porous: between(0.8, 1),
      look: (x, y) => {
        const { edge, shade } = stones(x, y)
        return { shade: base * (0.35 + 0.65 * edge) * (0.7 + 0.6 * shade), height: edge }
      },
    }
  },
  paving: (between, seed) => {
    const base = between(0.2, 0.34)
    const [wide, tall] = [between(46, 80), between(24, 40)]
    const fine = valueNoise(seed + 1, between(1.4, 2.6))
    const tone = valueNoise(seed + 2, 1)
    const red = between(1, 1.35)
    return {
      tint: [red, 1, between(0.72, 0.98)],
      porous: between(0.7, 1),
      look: (x, y) => {
        const row = Math.floor(y / tall)
        const column = Math.floor((x + (row & 1) * wide * 0.5) / wide)
        const inX = (x + (row & 1) * wide * 0.5) / wide - column
        const inY = y / tall - row
        const isGap = Math.min(inX, 1 - inX) * wide < 1.4 || Math.min(inY, 1 - inY) * tall < 1.4
        const shade = base * (1 + 0.14 * fine(x, y) + 0.1 * tone(column * 3.1, row * 5.3))
        return { shade: isGap ? shade * 0.4 : shade, height: isGap ? 0.1 : 0.5 }
      },
    }
  },
}

/** Stones as cells around points: how far from the edge of its stone a place lies, and the shade of that stone. */
function stonesOf(seed: number, size: number): (x: number, y: number) => { edge: number; shade: number } {
  const [jitterX, jitterY, shades] = [
    valueNoise(seed + 3, 1),
    valueNoise(seed + 4, 1),
    valueNoise(seed + 5, 1),
  ]
  return (x, y) => {
    const [column, row] = [Math.floor(x / size), Math.floor(y / size)]
    let nearest = 9
    let second = 9
    let shade = 0
    for (let j = row - 1; j <= row + 1; j += 1)
      for (let i = column - 1; i <= column + 1; i += 1) {
        const far = Math.hypot(
          x / size - i - 0.5 - 0.4 * jitterX(i, j),
          y / size - j - 0.5 - 0.4 * jitterY(i, j),
        )
        if (far < nearest) {
          second = nearest
          nearest = far
          shade = 0.5 + 0.5 * shades(i, j)
        } else if (far < second) second = far
      }
    return { edge: Math.min(1, (second - nearest) * 2.2), shade }
  }
}
