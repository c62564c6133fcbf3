import { MADE_LIGHTS, type MadeLight, type MadeLightName } from './made-light.ts'
import { randomOf } from './random-of.ts'
import type { MadeScene } from './take-photo.ts'
import { valueNoise } from './value-noise.ts'

/** Millimetres of tread left at the left edge, in the middle and at the right edge; new is 8. */
export interface MadeTyre {
  readonly left: number
  readonly middle: number
  readonly right: number
  readonly light: MadeLightName
  readonly width: number
  readonly height: number
  readonly seed: number
}

const NEW_MILLIMETRES = 8
/** Shoulder to shoulder. */
const WIDE_MILLIMETRES = 200
const GROOVE_MILLIMETRES = 9
const SIPE_MILLIMETRES = 1.6

/** A tyre from the front, filling most of the picture: ribs between grooves around it, sipes across them, as deep as is left of them. */
export function makeTyre({ left, middle, right, light: name, width, height, seed }: MadeTyre): MadeScene {
  const light: MadeLight = MADE_LIGHTS[name]
  const next = randomOf(seed)
  const between = (low: number, high: number) => low + (high - low) * next()
  const [centre, half] = [width * between(0.46, 0.54), width * between(0.26, 0.46)]
  const lean = between(-0.06, 0.06)
  const rubber = between(0.035, 0.09)
  const side = between(-0.5, 0.5)
  const grooves = Array.from({ length: 4 }, (_, at) => -0.6 + 0.4 * at + between(-0.04, 0.04))
  const pitch = between(14, 30)
  const slant = between(-0.8, 0.8)
  const curve = between(0.4, 1.2)
  const [dust, fine, back] = [
    valueNoise(seed + 1, between(12, 50)),
    valueNoise(seed + 2, 1.5),
    valueNoise(seed + 3, between(20, 90)),
  ]
  const dusty = between(0, 0.5)
  const ground = between(0.05, 0.5)
  const tint = [between(0.7, 1.4), 1, between(0.7, 1.4)]
  const values = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const across = (x - centre - lean * (y - height / 2)) / half
      const isTyre = Math.abs(across) < 1.12
      const millimetres = (across * WIDE_MILLIMETRES) / 2
      const depth = depthAt(across, left, middle, right)
      // Seen at a slant towards the top and bottom, sipes come closer together.
      const around = Math.asin(Math.max(-1, Math.min(1, ((y / height) * 2 - 1) * 0.85))) * height * 0.8
      const inGroove = grooves.some(
        (at) => Math.abs(across - at) * (WIDE_MILLIMETRES / 2) < GROOVE_MILLIMETRES / 2,
      )
      const along =
        (((around + slant * millimetres * (half / 100) + (across > 0 ? 0.5 * pitch : 0)) % pitch) + pitch) %
        pitch
      const isShoulder = Math.abs(across) > 0.66
      const sipeWide = (isShoulder ? 3 : 1) * SIPE_MILLIMETRES * (half / 100)
      const inSipe = along < sipeWide
      // Of the light that falls on it, the bottom of a groove sees what comes in between its walls.
      const dark = inGroove
        ? 1 / (1 + depth / (GROOVE_MILLIMETRES * 0.5))
        : inSipe
          ? 1 / (1 + (0.8 * depth) / SIPE_MILLIMETRES / 2)
          : 1
      const shade =
        (1 + side * across * 0.7) *
        Math.max(0.25, 1 - curve * 0.3 * across * across) *
        (0.75 + 0.4 * Math.cos(((y / height) * 2 - 1) * 1.2))
      const grey = isTyre
        ? rubber *
          (1 + dusty * (0.5 + dust(x, y)) + 0.12 * fine(x, y)) *
          (Math.abs(across) > 1 ? 0.6 : dark) *
          shade
        : ground * (0.7 + 0.5 * back(x, y))
      for (let plane = 0; plane < 3; plane += 1)
        values[(y * width + x) * 3 + plane] =
          grey * (isTyre ? 1 : (tint[plane] ?? 1)) * (light.gains[plane] ?? 1)
    }
  return { width, height, light, values }
}

/** Worn edges keep to the outer quarter of the tread. */
function depthAt(across: number, left: number, middle: number, right: number): number {
  const edge = across < 0 ? left : right
  const share = Math.min(1, Math.max(0, (Math.abs(across) - 0.25) / 0.35))
  return Math.min(NEW_MILLIMETRES, Math.max(0, middle + share * (edge - middle)))
}
