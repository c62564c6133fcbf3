import { MADE_FLUIDS, type MadeFluidName } from './made-fluid.ts'
import { MADE_LIGHTS, type MadeLight, type MadeLightName } from './made-light.ts'
import { type MadeGroundName, makeGround } from './make-ground.ts'
import { randomOf } from './random-of.ts'
import type { MadeScene } from './take-photo.ts'
import { valueNoise } from './value-noise.ts'

/** What lies on the ground, or seems to: a fluid, or what is taken for one. */
export type MadeSpot = MadeFluidName | 'shadow' | 'stain' | 'rag' | 'nothing'

export interface MadeSpotOnGround {
  readonly spot: MadeSpot
  readonly ground: MadeGroundName
  readonly light: MadeLightName
  readonly width: number
  readonly height: number
  readonly seed: number
}

type Rgb = [number, number, number]
type Between = (low: number, high: number) => number
/** What the light from one place of the ground becomes. */
type Cover = (x: number, y: number, from: Rgb, height: number) => Rgb

/** Ground with a spot near its middle, before a camera sees it. Drawn by the laws named at each step and by chance of the seed. */
export function makeSpotOnGround(made: MadeSpotOnGround): MadeScene {
  const { width, height, seed } = made
  const light: MadeLight = MADE_LIGHTS[made.light]
  const next = randomOf(seed)
  const between: Between = (low, high) => low + (high - low) * next()
  const ground = makeGround(made.ground, width, height, seed * 7 + 1)
  const depthAt = blobOf(made, between)
  const cover = COVERS(made, light, ground.porous, depthAt, between)
  const [slopeX, slopeY] = [between(-0.35, 0.35), between(-0.35, 0.35)]
  const isFlash = made.light === 'flash'
  const shades = valueNoise(seed + 71, between(150, 260))
  const values = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const place = y * width + x
      const [u, v] = [x / width - 0.5, y / height - 0.5]
      const lit =
        (1 + slopeX * u + slopeY * v) * (1 + 0.08 * shades(x, y)) * (isFlash ? 1.25 - 2 * (u * u + v * v) : 1)
      // Light from one side falls on the flanks of grains.
      const flank =
        light.direct * 0.5 * ((ground.height[place + 1] ?? 0.5) - (ground.height[place - 1] ?? 0.5))
      const from: Rgb = [0, 0, 0]
      for (let plane = 0; plane < 3; plane += 1)
        from[plane] = (ground.albedo[place * 3 + plane] ?? 0) * lit * Math.max(0.2, 1 + flank)
      const seen = cover(x, y, from, ground.height[place] ?? 0.5)
      const grey = 0.55 * seen[0] + 0.4 * seen[1] + 0.05 * seen[2]
      for (let plane = 0; plane < 3; plane += 1)
        values[place * 3 + plane] =
          (grey + light.colourfulness * ((seen[plane] ?? 0) - grey)) * (light.gains[plane] ?? 1)
    }
  return { width, height, light, values }
}

/** How far inside the spot a place lies: below 0 outside, 1 in its thickest middle. */
function blobOf(
  { width, height, seed }: MadeSpotOnGround,
  between: Between,
): (x: number, y: number) => number {
  const [middleX, middleY] = [width * between(0.38, 0.62), height * between(0.38, 0.62)]
  const radius = Math.min(width, height) * between(0.14, 0.36)
  const [wide, turn] = [between(0.7, 1.5), between(0, Math.PI)]
  const lobes = valueNoise(seed + 21, between(0.5, 1.1))
  const ragged = valueNoise(seed + 22, between(5, 16))
  const rough = between(0.01, 0.06)
  return (x, y) => {
    const [dx, dy] = [x - middleX, y - middleY]
    const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) / wide
    const across = (dy * Math.cos(turn) - dx * Math.sin(turn)) * wide
    const angle = Math.atan2(across, along)
    const edge = 1 + 0.22 * lobes(3 + Math.cos(angle), 3 + Math.sin(angle)) + rough * ragged(x, y)
    return 1 - Math.hypot(along, across) / (radius * edge)
  }
}

function COVERS(
  { spot, seed, width, ground, light: lightName }: MadeSpotOnGround,
  light: MadeLight,
  porous: number,
  depthAt: (x: number, y: number) => number,
  between: Between,
): Cover {
  if (spot === 'nothing') return (_x, _y, from) => from
  if (spot === 'shadow') return shadowOf(light, depthAt, between)
  if (spot === 'stain') return stainOf(seed, width, depthAt, between)
  if (spot === 'rag') return ragOf(seed, depthAt, between)
  return fluidOf(
    spot,
    { seed, width, isFlash: lightName === 'flash', grain: ground },
    light,
    porous,
    depthAt,
    between,
  )
}

/** Takes the direct light away behind a penumbra; what is left is the sky's, a little bluer than the sun's. */
function shadowOf(light: MadeLight, depthAt: (x: number, y: number) => number, between: Between): Cover {
  const left = light.direct > 0 ? between(0.2, 0.55) : between(0.4, 0.75)
  const penumbra = light.direct > 0 ? between(0.02, 0.25) : between(0.2, 0.6)
  const blue = light.direct > 0.6 ? between(1, 1.35) : 1
  return (x, y, from) => {
    const inside = shareOf(depthAt(x, y) / penumbra + 0.5)
    const tint = [1 / Math.sqrt(blue), 1, blue]
    return mapped(from, (value, plane) => value * (1 + inside * (left * (tint[plane] ?? 1) - 1)))
  }
}

/** What dried in: darker and browner, with neither gloss nor a film over the grain, ragged at its edge. */
function stainOf(
  seed: number,
  width: number,
  depthAt: (x: number, y: number) => number,
  between: Between,
): Cover {
  const left = between(0.35, 0.75)
  const brown = between(0, 0.25)
  const soft = between(0.15, 0.6)
  const patches = valueNoise(seed + 31, width * between(0.03, 0.09))
  return (x, y, from) => {
    const inside = shareOf(depthAt(x, y) / soft + 0.5) * shareOf(0.8 + 0.4 * patches(x, y))
    return mapped(from, (value, plane) => value * (1 + inside * (left * (1 - brown * plane * 0.5) - 1)))
  }
}

/** A leaf, rag or piece of paper: any colour, its own texture, dull. */
function ragOf(seed: number, depthAt: (x: number, y: number) => number, between: Between): Cover {
  const tint: Rgb = [between(0.03, 0.7), between(0.03, 0.7), between(0.03, 0.7)]
  const folds = valueNoise(seed + 41, between(8, 40))
  const weave = valueNoise(seed + 42, between(1.2, 2.5))
  const deep = between(0.08, 0.35)
  return (x, y, from) => {
    if (depthAt(x, y) < 0) return from
    const shade = Math.max(0.1, 1 + deep * folds(x, y) + 0.08 * weave(x, y))
    return mapped(from, (_, plane) => (tint[plane] ?? 0) * shade)
  }
}

/**
 * A film over the ground. Grain wetted throws less back (Ångström, The albedo of various surfaces of ground, 1925), the film takes its
 * part on the way down and up (Beer and Lambert), and its surface mirrors sky and lamp (Fresnel), more at its rim and where it ripples.
 */
function fluidOf(
  name: MadeFluidName,
  { seed, width, isFlash, grain }: { seed: number; width: number; isFlash: boolean; grain: MadeGroundName },
  light: MadeLight,
  porous: number,
  depthAt: (x: number, y: number) => number,
  between: Between,
): Cover {
  const { absorption, scatter, index } = MADE_FLUIDS[name]
  const millimetres = between(0.25, 2.2)
  const strength = between(0.65, 1.35)
  const soak = grain === 'cardboard' || grain === 'paper' ? between(0.1, 0.3) : between(0.02, 0.1)
  // A thin film lets the grain stand out of it; a thick one lies level.
  const rough = valueNoise(seed + 51, between(3, 8))
  const broad = valueNoise(seed + 52, width * between(0.06, 0.16))
  const slope = between(0.15, 0.5)
  const mirrored = valueNoise(seed + 53, width * between(0.1, 0.3))
  const [sky, contrast] = [between(0.4, 1.6), between(0.2, 1)]
  const [lampX, lampY] = isFlash
    ? [between(-0.1, 0.1), between(-0.1, 0.1)]
    : [between(-0.6, 0.6), between(-0.6, 0.6)]
  const lampSize = light.direct > 0 ? between(0.025, 0.07) : between(0.25, 0.5)
  // Straight from above 0.02 to 0.04 is mirrored, more on the slant (Fresnel, Schlick 1994).
  const straight = ((index - 1) / (index + 1)) ** 2
  const slant = between(0, 0.62)
  const mirror = straight + (1 - straight) * slant ** 5
  return (x, y, from, height) => {
    const depth = depthAt(x, y)
    const wet = shareOf(depth / soak + 0.6)
    if (wet <= 0) return from
    const film = Math.max(0, millimetres * shareOf(depth / 0.25) ** 0.6 - (1 - porous * 0.3) * 0.25 * height)
    const covered = shareOf(film / 0.2)
    const way = 2 * (film + 0.12 * porous * wet) * strength
    const soaked = mapped(from, (value) => {
      const albedo = Math.min(0.9, value)
      const wetted = albedo / (index * index * (1 - albedo) + albedo)
      return value + wet * (porous * 0.9 + 0.1) * (wetted - value)
    })
    // Level film mirrors evenly; its rim and ripples tilt it towards the lamp or away.
    const tiltX =
      slope * broad(x, y) * 0.4 + (1 - covered) * 0.5 * rough(x, y) + 0.8 * Math.max(0, 0.2 - depth)
    const tiltY = slope * broad(x + 400, y) * 0.4 + (1 - covered) * 0.5 * rough(x, y + 400)
    const toLamp = Math.hypot(tiltX - lampX * 0.5, tiltY - lampY * 0.5)
    const lamp = light.glint * shareOf(1.4 - toLamp / lampSize)
    const around = sky * (1 + contrast * mirrored(x, y))
    const gloss = covered * mirror * (Math.max(0.1, around) + lamp)
    return mapped(soaked, (value, plane) => {
      const left = Math.exp(-(absorption[plane] ?? 0) * way)
      const own = (scatter[plane] ?? 0) * covered * (1 - Math.exp(-1.5 * film))
      return (1 - mirror * covered) * (value * (wet * left + 1 - wet) + own) + gloss
    })
  }
}

const shareOf = (value: number) => Math.min(1, Math.max(0, value))
const mapped = (from: Rgb, change: (value: number, plane: number) => number): Rgb => [
  change(from[0], 0),
  change(from[1], 1),
  change(from[2], 2),
]
