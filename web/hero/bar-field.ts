import type { CarPicture } from './draw-car.ts'
import { type Cut, toneOf } from './tone-of.ts'

export const WIDTH = 2400
export const HEIGHT = 470
/** Pixels from one bar to the next, and from one tick of the sound to the next in bars. */
const PITCH = 6
const BARS_PER_TICK = 12
/** Pixels of one centimeter of car; the car stands right of the middle. */
const SCALE = 2.5
const CAR_LEFT = Math.round(WIDTH / 2 - 214 * SCALE + 60)
const GROUND = 424
/** Where a quiet bar has its middle. */
export const AXIS = GROUND - 66 * SCALE
const BUCKETS = {
  light: { from: [0.06, 0.22, 0.42, 0.62, 0.86], width: [1, 1.8, 2.8, 3.8, 4.7] },
  dark: { from: [0.05, 0.22, 0.42, 0.62, 0.86], width: [0.9, 1.7, 2.7, 3.7, 4.6] },
} as const

export interface Piece {
  /** Which of five widths, 0 the thinnest. */
  readonly level: number
  readonly width: number
  readonly top: number
  readonly height: number
}
export interface Column {
  readonly x: number
  readonly index: number
  /** The bars that draw the car here; none beside it. */
  readonly pieces: readonly Piece[]
  /** The tick over the hood, or null. */
  readonly spike: Piece | null
  /** The bar of plain sound beside the car, or null. */
  readonly sound: (Piece & { readonly isTick: boolean }) | null
  /** Which tick of the recording this column belongs to, and how strong it is here, 0 to 1. */
  readonly tick: number
  readonly tickStrength: number
}

export const smoothStep = (from: number, to: number, value: number) => {
  const u = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return u * u * (3 - 2 * u)
}

/** Minimal standard generator: the same picture on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** A recording whose bars, where it gets loud, draw a car. */
export function barField(picture: CarPicture, cut: Cut, random: () => number): Column[] {
  const tone = toneOf(picture, cut, PITCH / SCALE)
  const columns: Column[] = []
  for (let index = 0, x = 3; x < WIDTH; x += PITCH, index++) {
    const along = (x - CAR_LEFT) / SCALE
    const phase = (((index - 4) % BARS_PER_TICK) + BARS_PER_TICK) % BARS_PER_TICK
    const tickStrength = [1, 0.52, 0.3, 0.16][phase] ?? 0
    const tick = Math.floor((index - 4) / BARS_PER_TICK)
    const place = { x, index, tick, tickStrength }
    columns.push(
      along > 2.6 && along < 427
        ? { ...place, ...carColumn(tone, cut, along, tickStrength, random), sound: null }
        : { ...place, pieces: [], spike: null, sound: soundBar(along, index, tickStrength, random) },
    )
  }
  return columns
}

type Span = { level: number; from: number; to: number }

function carColumn(
  tone: (x: number, y: number) => number,
  cut: Cut,
  along: number,
  tickStrength: number,
  random: () => number,
): Pick<Column, 'pieces' | 'spike'> {
  const jitter = (random() - 0.5) * 1.1
  const { from, width } = BUCKETS[cut]
  const spans: Span[] = []
  let open = { level: 0, from: 0 }
  let roof: number | null = null
  for (let y = 151; y >= -7; y -= 0.5) {
    const value = tone(along, y)
    const level = from.reduce((last, bound, index) => (value >= bound ? index + 1 : last), 0)
    if (level === open.level) continue
    if (open.level) spans.push({ ...open, to: y })
    if (level && roof === null) roof = y
    open = { level, from: y }
  }
  const pieces = withoutSlivers(spans).flatMap((span, index) =>
    span.from - span.to < 0.9
      ? []
      : [
          {
            level: span.level - 1,
            width: width[span.level - 1] ?? 1,
            top: GROUND - span.from * SCALE + (index ? 0 : jitter * SCALE * 0.6),
            height: (span.from - span.to) * SCALE,
          },
        ],
  )
  if (!tickStrength || roof === null) return { pieces, spike: null }
  const loudness = smoothStep(296, 330, along) * (1 - 0.55 * smoothStep(396, 428, along))
  const height = (16 + 34 * loudness) * (0.86 + 0.28 * random()) * tickStrength
  const spike = { level: 2, width: 2.6, top: GROUND - roof * SCALE - height - 5, height }
  return { pieces, spike: loudness > 0.2 && height > 2 ? spike : null }
}

function withoutSlivers(spans: readonly Span[]): Span[] {
  const kept: Span[] = []
  for (const span of spans) {
    const last = kept.at(-1)
    if (last && Math.abs(last.to - span.from) < 0.01 && span.from - span.to < 1.1) last.to = span.to
    else kept.push({ ...span })
  }
  return kept
}

function soundBar(along: number, index: number, tickStrength: number, random: () => number) {
  const pixelsAway = (along < 100 ? 2.6 - along : along - 427) * SCALE
  const loud = 0.22 + 0.78 * Math.exp(-pixelsAway / 150)
  const wobble = Math.sin(index * 0.9) * 0.5 + Math.sin(index * 0.37 + 1) * 0.3 + (random() - 0.5) * 0.9
  let height = Math.max(3, loud * (0.35 + 0.65 * Math.abs(wobble)) * 40)
  if (tickStrength) height = Math.max(height, (22 + 90 * loud) * tickStrength)
  height = 3 + (height - 3) * (0.35 + 0.65 * (1 - smoothStep(560, 900, pixelsAway)))
  const isTick = tickStrength > 0.5
  return { level: 1, width: isTick ? 2.6 : 2, top: AXIS - height / 2, height, isTick }
}
