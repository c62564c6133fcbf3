import type { GaugeId } from '../src/judgement.ts'
import type { Picture } from '../src/picture.ts'
import { LAMP_STROKES, type Stroke } from './lamp-strokes.ts'
import { boundsOf, paint, type Rgb } from './paint-strokes.ts'
import { randomOf } from './random-of.ts'

interface MadeGauge {
  readonly id: GaugeId
  /** 0 at cold or empty, 1 at hot or full. */
  readonly level: number
}

const WIDTH = 800
const HEIGHT = 600
const RADIUS = 46
/** Degrees to either side of straight up at which the scale ends. */
const HALF_SWEEP = 52
const NOISE = 2.5

const WHITE: Rgb = [214, 216, 218]
const RED: Rgb = [236, 44, 36]

/** A letter in a field of 1 x 1, from the top left. */
const LETTERS: Readonly<Record<'C' | 'H' | 'E' | 'F', readonly Stroke['points'][]>> = {
  C: [
    [
      [0.8, 0.1],
      [0.3, 0],
      [0, 0.3],
      [0, 0.7],
      [0.3, 1],
      [0.8, 0.9],
    ],
  ],
  H: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0.8, 0],
      [0.8, 1],
    ],
    [
      [0, 0.5],
      [0.8, 0.5],
    ],
  ],
  E: [
    [
      [0.7, 0],
      [0, 0],
      [0, 1],
      [0.7, 1],
    ],
    [
      [0, 0.5],
      [0.6, 0.5],
    ],
  ],
  F: [
    [
      [0.7, 0],
      [0, 0],
      [0, 1],
    ],
    [
      [0, 0.5],
      [0.6, 0.5],
    ],
  ],
}

/** A dark panel with small gauges side by side, drawn by us: scale, letters, symbol, needle and hub. */
export function makeGauges(gauges: readonly MadeGauge[], seed: number): Picture {
  const next = randomOf(seed)
  const between = (low: number, high: number) => low + (high - low) * next()
  const ground = between(22, 40)
  const values = new Float32Array(WIDTH * HEIGHT * 3).fill(ground)
  for (const [index, gauge] of gauges.entries())
    drawGauge(values, gauge, (WIDTH * (index + 1)) / (gauges.length + 1), HEIGHT / 2)
  const data = new Uint8Array(values.length)
  for (let at = 0; at < data.length; at++)
    data[at] = Math.min(255, Math.max(0, (values[at] ?? 0) + between(-NOISE, NOISE)))
  return { width: WIDTH, height: HEIGHT, data }
}

function drawGauge(values: Float32Array, { id, level }: MadeGauge, x: number, y: number): void {
  const at = (share: number, far: number): [number, number] => {
    const turn = ((2 * share - 1) * HALF_SWEEP * Math.PI) / 180
    return [x + far * RADIUS * Math.sin(turn), y - far * RADIUS * Math.cos(turn)]
  }
  const put = (points: Stroke['points'], wide: number, light: Rgb, isFilled = false) => {
    const stroke: Stroke = { points, wide, isFilled }
    paint(values, WIDTH, [stroke], light, 0, 0, 1, boundsOf(stroke))
  }
  put(
    Array.from({ length: 25 }, (_, step) => at(step / 24, 1)),
    2.4,
    WHITE,
  )
  for (let tick = 0; tick <= 8; tick++) {
    const isRed = id === 'temperature' ? tick === 8 : tick === 0
    put([at(tick / 8, 1), at(tick / 8, tick % 4 === 0 ? 0.82 : 0.9)], 3, isRed ? RED : WHITE)
  }
  const [low, high] = id === 'temperature' ? (['C', 'H'] as const) : (['E', 'F'] as const)
  const size = RADIUS * 0.22
  for (const [letter, share] of [
    [low, 0.06],
    [high, 0.94],
  ] as const) {
    const [left, top] = at(share, 0.66)
    for (const points of LETTERS[letter])
      put(
        points.map(([px, py]) => [left + (px - 0.4) * size, top + (py - 0.5) * size]),
        2.2,
        WHITE,
      )
  }
  const [middleX, middleY] = at(0.5, 0.6)
  const side = RADIUS * 0.36
  const symbol = { left: middleX - side / 2, top: middleY - side / 2 }
  paint(
    values,
    WIDTH,
    LAMP_STROKES[id === 'temperature' ? 'coolant_temp' : 'low_fuel'],
    WHITE,
    symbol.left,
    symbol.top,
    side / 24,
    {
      ...symbol,
      right: symbol.left + side,
      bottom: symbol.top + side,
    },
  )
  put([at(level, 0.1), at(level, 0.92)], 3.6, RED)
  put(
    Array.from(
      { length: 24 },
      (_, step) =>
        [x + RADIUS * 0.16 * Math.cos(step * 0.2618), y + RADIUS * 0.16 * Math.sin(step * 0.2618)] as const,
    ),
    1,
    [70, 70, 74],
    true,
  )
}
