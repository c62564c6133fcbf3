import { MADE_LIGHTS, type MadeLight, type MadeLightName } from './made-light.ts'
import { type MadeGroundName, makeGround } from './make-ground.ts'
import { randomOf } from './random-of.ts'
import type { MadeScene } from './take-photo.ts'
import { valueNoise } from './value-noise.ts'

export type MadeSmokeColour = 'white' | 'grey' | 'blue' | 'black' | 'none'

export interface MadeSmoke {
  readonly colour: MadeSmokeColour
  readonly ground: MadeGroundName
  readonly light: MadeLightName
  /** Whether the rear of a car stands in the picture. */
  readonly hasCar: boolean
  readonly width: number
  readonly height: number
  readonly seed: number
}

/** How much thicker the smoke is to each colour, the least and most thickness, and what it throws back of the light. */
const SMOKES = {
  white: { of: [1, 1, 1], least: 0.5, most: 2.5, own: [0.78, 0.8, 0.82] },
  grey: { of: [1, 1, 1], least: 0.4, most: 1.5, own: [0.36, 0.37, 0.38] },
  // Droplets of oil are so fine that they turn blue light aside first.
  blue: { of: [0.75, 1, 1.5], least: 0.3, most: 1.3, own: [0.42, 0.5, 0.66] },
  black: { of: [1, 1.03, 1.08], least: 0.7, most: 2.8, own: [0.035, 0.033, 0.03] },
} as const

/** A plume before a wall or a road: light from behind it fades by its thickness, and its own is added (Koschmieder, 1924). */
export function makeSmoke({
  colour,
  ground: name,
  light: lightName,
  hasCar,
  width,
  height,
  seed,
}: MadeSmoke): MadeScene {
  const light: MadeLight = MADE_LIGHTS[lightName]
  const next = randomOf(seed)
  const between = (low: number, high: number) => low + (high - low) * next()
  const ground = makeGround(name, width, height, seed * 5 + 2)
  const [coarse, fine] = [valueNoise(seed + 1, between(30, 70)), valueNoise(seed + 2, between(10, 22))]
  const smoke = colour === 'none' ? null : SMOKES[colour]
  const thick = smoke ? between(smoke.least, smoke.most) : 0
  const [middleX, middleY] = [width * between(0.35, 0.65), height * between(0.4, 0.65)]
  const [reachX, reachY] = [width * between(0.14, 0.3), height * between(0.12, 0.28)]
  const [carLeft, carTop] = [width * between(0, 0.3), height * between(0.02, 0.2)]
  const paint = [between(0.05, 0.6), between(0.05, 0.6), between(0.05, 0.6)]
  const values = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const far = Math.hypot((x - middleX) / reachX, (y - middleY) / reachY)
      const density =
        Math.max(0, 1 - far * far * 0.5 + 0.35 * coarse(x, y) + 0.2 * fine(x, y)) * Math.exp(-0.4 * far * far)
      const isCar =
        hasCar && x > carLeft && x < carLeft + width * 0.55 && y > carTop && y < carTop + height * 0.35
      for (let plane = 0; plane < 3; plane += 1) {
        const at = (y * width + x) * 3 + plane
        const behind = isCar ? (paint[plane] ?? 0) : (ground.albedo[at] ?? 0)
        const left = Math.exp(-thick * density * (smoke?.of[plane] ?? 0))
        values[at] = (behind * left + (smoke?.own[plane] ?? 0) * (1 - left)) * (light.gains[plane] ?? 1)
      }
    }
  return { width, height, light, values }
}
