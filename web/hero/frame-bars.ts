import { AXIS, type Column, type Piece } from './bar-field.ts'
import { FRAMES_PER_SECOND, LOOP_SECONDS, presence, scatter, shimmer, tickHeight } from './loop.ts'

export interface Bar {
  readonly x: number
  readonly width: number
  readonly top: number
  readonly height: number
  readonly ink: 'wave' | 'pulse'
}

const CAR_FROM = 150
const CAR_TO = 216

/** Every bar of one frame: the columns of the still, moved. */
export function frameBars(columns: readonly Column[], frame: number): Bar[] {
  const seconds = frame / FRAMES_PER_SECOND
  const turn = (2 * Math.PI * seconds) / LOOP_SECONDS
  const first = columns.find(({ pieces }) => pieces.length > 0)?.index ?? CAR_FROM
  const last = columns.findLast(({ pieces }) => pieces.length > 0)?.index ?? CAR_TO
  return columns.flatMap((column) => {
    const place = Math.max(0, Math.min(1, (column.index - first) / (last - first)))
    const here = presence(seconds, place)
    const lively = shimmer(seconds)
    const beat = tickHeight(frame, column.tick)
    return column.sound
      ? [besideCar(column, column.sound, here, lively, turn, beat)]
      : [
          ...carBars(column, here, lively, turn),
          ...overHood(column, here, beat),
          ...quietBar(column, here, turn),
        ]
  })
}

function carBars(column: Column, here: number, lively: number, turn: number): Bar[] {
  if (here < 0.02) return []
  // Two slow waves of loudness run through the body, each closing with the loop.
  const wave =
    Math.sin(column.index * 0.21 - turn * 9) * 0.11 + Math.sin(column.index * 0.083 + turn * 5 + 1) * 0.08
  const loudness = 1 + lively * wave
  const full = Math.min(1, here * 1.6)
  return column.pieces.map(({ top, height, width }) => ({
    x: column.x,
    width: (2 + (width - 2) * full) * loudness,
    top: AXIS + (top - AXIS) * here,
    height: height * here,
    ink: 'wave',
  }))
}

function overHood({ x, spike }: Column, here: number, beat: number): Bar[] {
  if (!spike || here < 0.5) return []
  const height = spike.height * beat * (here * 2 - 1)
  const foot = AXIS + (spike.top + spike.height - AXIS) * here
  return [{ x, width: spike.width, top: foot - height, height, ink: 'pulse' }]
}

/** What is left of a column of the car when the engine is quiet. */
function quietBar({ x, index }: Column, here: number, turn: number): Bar[] {
  const height = quietHeight(index, turn) * (1 - Math.min(1, Math.abs(here)))
  return height < 0.5 ? [] : [{ x, width: 2, top: AXIS - height / 2, height, ink: 'wave' }]
}

function besideCar(
  { x, index, tickStrength }: Column,
  sound: Piece & { readonly isTick: boolean },
  here: number,
  lively: number,
  turn: number,
  beat: number,
): Bar {
  const pace = 8 + Math.floor(scatter(index) * 8)
  const loud = sound.height * (tickStrength ? beat : 1 + lively * 0.3 * Math.sin(turn * pace))
  const height = Math.max(3, loud * here + quietHeight(index, turn) * (1 - Math.min(1, here)))
  return { x, width: sound.width, top: AXIS - height / 2, height, ink: sound.isTick ? 'pulse' : 'wave' }
}

function quietHeight(index: number, turn: number): number {
  return 5 + 5 * scatter(index * 3 + 1) * (1 + Math.sin(turn * 6 + index * 0.7))
}
