import type { Box, Picture } from '../src/picture.ts'
import { LAMP_STROKES, type MadeLamp, type Stroke } from './lamp-strokes.ts'
import { boundsOf, paint, type Rgb } from './paint-strokes.ts'
import { randomOf } from './random-of.ts'

export interface MadeDashboard {
  readonly lamps: readonly MadeLamp[]
  readonly width: number
  readonly height: number
  readonly seed: number
}

/** Of the camera, in steps of 255. */
const NOISE = 2.5

const RED: Rgb = [240, 40, 32]
const AMBER: Rgb = [250, 166, 22]
const GREEN: Rgb = [42, 214, 74]
const BLUE: Rgb = [52, 104, 250]
const LIGHTS: Readonly<Record<MadeLamp, Rgb>> = {
  brake: RED,
  abs: AMBER,
  battery: RED,
  oil_pressure: RED,
  check_engine: AMBER,
  seat_belt: RED,
  door_ajar: RED,
  coolant_temp: RED,
  airbag: RED,
  tpms: AMBER,
  low_fuel: AMBER,
  eps: AMBER,
  master_warning: RED,
  glow_plug: AMBER,
  low_beam: GREEN,
  high_beam: BLUE,
  turn_signal: GREEN,
}

/** Where the lamps of a made dashboard stand: rows of six, low in the middle. */
export function placesOfLamps({ lamps, width, height }: MadeDashboard): Box[] {
  const side = width * 0.036
  const rows = Math.ceil(lamps.length / 6)
  return lamps.map((_, index) => {
    const row = Math.floor(index / 6)
    const inRow = Math.min(6, lamps.length - row * 6)
    const x = width / 2 + ((index % 6) - (inRow - 1) / 2) * side * 1.9 - side / 2
    const y = height * 0.78 + (row - (rows - 1) / 2) * side * 1.7 - side / 2
    return [x / width, y / height, side / width, side / height]
  })
}

/** A photo of an instrument panel of our own drawing: two dials, and the named lamps lit; nothing else in it shines. */
export function makeDashboard(made: MadeDashboard): Picture {
  const { width, height, seed } = made
  const next = randomOf(seed)
  const between = (low: number, high: number) => low + (high - low) * next()
  const light = between(22, 48)
  const slope = between(-8, 8)
  const values = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const level = light + slope * (x / width - 0.5) - 10 * (y / height - 0.5)
      const at = (y * width + x) * 3
      values[at] = level
      values[at + 1] = level * 1.01
      values[at + 2] = level * 1.04
    }
  for (const centre of [0.28, 0.72])
    drawDial(values, width, centre * width, height * 0.4, width * 0.17, between(140, 400))
  const places = placesOfLamps(made)
  for (const [index, lamp] of made.lamps.entries()) {
    const [left = 0, top = 0, wide = 0] = places[index] ?? []
    drawLamp(values, made, LAMP_STROKES[lamp], LIGHTS[lamp], left * width, top * height, wide * width)
  }
  const data = new Uint8Array(values.length)
  for (let at = 0; at < data.length; at++)
    data[at] = Math.min(255, Math.max(0, (values[at] ?? 0) + between(-NOISE, NOISE)))
  return { width, height, data }
}

function drawDial(
  values: Float32Array,
  width: number,
  centreX: number,
  centreY: number,
  radius: number,
  needleDegrees: number,
): void {
  const white: Rgb = [196, 198, 202]
  const point = (degrees: number, share: number): [number, number] => [
    centreX + share * radius * Math.cos((degrees * Math.PI) / 180),
    centreY + share * radius * Math.sin((degrees * Math.PI) / 180),
  ]
  const strokes: Stroke[] = [
    ...Array.from({ length: 90 }, (_, step) => ({
      points: [point(step * 4, 1), point(step * 4 + 4, 1)],
      wide: radius * 0.025,
    })),
    ...Array.from({ length: 19 }, (_, tick) => ({
      points: [point(135 + tick * 15, 0.84), point(135 + tick * 15, 0.94)],
      wide: radius * 0.018,
    })),
    { points: [point(needleDegrees, 0), point(needleDegrees, 0.76)], wide: radius * 0.03 },
  ]
  for (const stroke of strokes) paint(values, width, [stroke], white, 0, 0, 1, boundsOf(stroke))
}

function drawLamp(
  values: Float32Array,
  { width }: MadeDashboard,
  strokes: readonly Stroke[],
  light: Rgb,
  left: number,
  top: number,
  side: number,
): void {
  const scale = side / 24
  const bounds = { left, top, right: left + side, bottom: top + side }
  paint(values, width, strokes, light, left, top, scale, bounds)
}
