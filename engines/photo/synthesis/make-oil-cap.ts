import { MADE_LIGHTS, type MadeLight, type MadeLightName } from './made-light.ts'
import { randomOf } from './random-of.ts'
import type { MadeScene } from './take-photo.ts'
import { valueNoise } from './value-noise.ts'

export type MadeCapInside = 'foam' | 'clean' | 'sludge' | 'metal' | 'hand' | 'paper'

export interface MadeOilCap {
  readonly inside: MadeCapInside
  readonly light: MadeLightName
  readonly width: number
  readonly height: number
  readonly seed: number
}

/** What each throws back of red, green and blue light. Foam of oil and water is cream to tan. */
const INSIDES: Readonly<Record<MadeCapInside, { own: readonly [number, number, number]; rough: number }>> = {
  foam: { own: [0.62, 0.52, 0.33], rough: 0.12 },
  clean: { own: [0.05, 0.03, 0.012], rough: 0.2 },
  sludge: { own: [0.018, 0.016, 0.014], rough: 0.3 },
  metal: { own: [0.42, 0.42, 0.43], rough: 0.1 },
  hand: { own: [0.5, 0.31, 0.22], rough: 0.06 },
  paper: { own: [0.8, 0.8, 0.78], rough: 0.05 },
}

/** An oil filler cap held upside down before an engine out of focus: a dark rim, and what clings inside it. */
export function makeOilCap({ inside, light: lightName, width, height, seed }: MadeOilCap): MadeScene {
  const light: MadeLight = MADE_LIGHTS[lightName]
  const next = randomOf(seed)
  const between = (low: number, high: number) => low + (high - low) * next()
  const [behind, tone] = [valueNoise(seed + 1, between(25, 60)), valueNoise(seed + 2, between(40, 90))]
  const [bubbles, lumps] = [valueNoise(seed + 3, between(2, 4)), valueNoise(seed + 4, between(9, 20))]
  const { own, rough } = INSIDES[inside]
  const pale = between(0.75, 1.25)
  const warm = inside === 'foam' ? between(-0.12, 0.12) : 0
  const [middleX, middleY] = [width * between(0.42, 0.58), height * between(0.42, 0.58)]
  const radius = Math.min(width, height) * between(0.24, 0.42)
  const covered = inside === 'foam' ? between(0.1, 0.9) : 1
  const values = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const far = Math.hypot(x - middleX, y - middleY) / radius
      const isRim = far < 1 && far > 0.72
      const clings = far <= 0.72 && 0.5 + 0.5 * lumps(x, y) < covered + 0.25
      const clutter = Math.max(0.02, 0.14 + 0.12 * behind(x, y))
      for (let plane = 0; plane < 3; plane += 1) {
        const tint = 1 + 0.12 * tone(x + 300 * plane, y)
        const value = clings
          ? (own[plane] ?? 0) * pale * (1 + warm * (1 - plane)) * (1 + rough * (bubbles(x, y) + lumps(x, y)))
          : isRim || far <= 0.72
            ? 0.025 * (1 + 0.3 * bubbles(x, y))
            : clutter * tint
        values[(y * width + x) * 3 + plane] = Math.max(0, value) * (light.gains[plane] ?? 1)
      }
    }
  return { width, height, light, values }
}
