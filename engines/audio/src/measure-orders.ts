import type { SpeedTrack } from './estimate-engine-speed.ts'
import type { HeardOrder } from './judgement.ts'
import { type LineSpectra, lineAt, lineSpectraOf } from './line-spectrum.ts'
import type { Sound } from './sound.ts'

/** How a pitch or beat moves: with the engine, or not at all while the engine does. */
export type Follows = 'engine' | 'nothing'

/** How fast the engine turns: a track, or one value off the rev counter. */
export type EngineTurning = Pick<SpeedTrack, 'rpmTrack' | 'hopSeconds'> | { readonly rpm: number }

/** A steady pitch, and how it moves where the engine's speed tells. */
export interface MeasuredOrder extends HeardOrder {
  /** How far the line stands above its surroundings, in dB. */
  readonly decibels: number
  readonly follows: Follows | null
}

const LOWEST_HERTZ = 15
const HIGHEST_HERTZ = 1_400
/** Orders are looked at this finely. */
const ORDER_STEP = 1 / 32
const MOST_ORDERS = 48
/** Smoothing of frames leaves 2 to 3 dB of noise; a line stands at least this far out of it. */
const LEAST_DB = 5
const MOST_FOUND = 6
/** The speed must change by a tenth for anything to be seen following it. */
const LEAST_CHANGE = 0.1

/**
 * The strongest steady pitches up to 1.4 kHz, loudest first, at most six. With the engine's speed each one that fits a
 * half order has it (hertz / (rpm / 60)); where the speed changes, pitches that go with it are found in spectra over
 * orders, others in spectra over hertz, and `follows` tells which. Without a speed `order` and `follows` are null.
 */
export function ordersOf(sound: Sound, turning: EngineTurning | null): MeasuredOrder[] {
  return ordersIn(lineSpectraOf(sound), turning)
}

/** The same from spectra that are there already. */
export function ordersIn(spectra: LineSpectra, turning: EngineTurning | null): MeasuredOrder[] {
  if (spectra.frames === 0) return []
  const revolutions = Float32Array.from({ length: spectra.frames }, (_, frame) => turnsAt(turning, frame))
  const usual = percentile(revolutions, 0.5)
  const isMoving = usual > 0 && spread(revolutions) > LEAST_CHANGE * usual

  const heights = new Float32Array(spectra.frames)
  const overFrames = (hertzAt: (frame: number) => number) => {
    for (let frame = 0; frame < spectra.frames; frame += 1)
      heights[frame] = lineAt(spectra, frame, hertzAt(frame))
    // The middle one: what only passes by, as a pitch that is swept, is no line.
    return heights.sort()[Math.floor(spectra.frames / 2)] ?? 0
  }
  const fixed = linesOf(
    (index) => overFrames(() => index * spectra.binHertz),
    Math.ceil(LOWEST_HERTZ / spectra.binHertz),
    Math.floor(HIGHEST_HERTZ / spectra.binHertz),
  ).map(({ place, decibels }) => ({ hertz: place * spectra.binHertz, decibels, follows: 'nothing' as const }))
  if (!isMoving)
    return fixed
      .sort(byLoudness)
      .slice(0, MOST_FOUND)
      .map(({ hertz, decibels }) => {
        return { hertz, order: usual > 0 ? halfOrderOf(hertz / usual) : null, decibels, follows: null }
      })

  const withEngine = linesOf(
    (index) => overFrames((frame) => index * ORDER_STEP * (revolutions[frame] ?? 0)),
    Math.round(0.4 / ORDER_STEP),
    Math.min(MOST_ORDERS, HIGHEST_HERTZ / usual) / ORDER_STEP,
  ).map(({ place, decibels }) => {
    const order = place * ORDER_STEP
    return { hertz: order * usual, order: halfOrderOf(order), decibels, follows: 'engine' as const }
  })
  const lowest = percentile(revolutions, 0.1) / usual
  const highest = percentile(revolutions, 0.9) / usual
  // A loud pitch that is swept lingers here and there: what lies in its way and is fainter is its trace.
  const still = fixed
    .filter(
      ({ hertz, decibels }) =>
        !withEngine.some(
          (line) =>
            hertz > 0.95 * lowest * line.hertz &&
            hertz < 1.05 * highest * line.hertz &&
            decibels < line.decibels,
        ),
    )
    .map((line) => ({ ...line, order: null }))
  return [...withEngine, ...still].sort(byLoudness).slice(0, MOST_FOUND)
}

/** Peaks of a curve over whole places, at least `LEAST_DB` high, between places by a parabola. */
function linesOf(levelAt: (index: number) => number, from: number, until: number) {
  const levels = Float32Array.from({ length: Math.max(0, Math.floor(until) - from) }, (_, at) =>
    levelAt(from + at),
  )
  const found: { place: number; decibels: number }[] = []
  for (const [at, here] of levels.entries()) {
    const before = levels[at - 1] ?? 0
    const after = levels[at + 1] ?? 0
    if (here < LEAST_DB || here <= before || here < after) continue
    const offset = (0.5 * (before - after)) / (before - 2 * here + after)
    found.push({ place: from + at + offset, decibels: here })
  }
  return found
}

/** The half order that a ratio is, where it is one within 2 % or a sixteenth; else null. */
function halfOrderOf(ratio: number): number | null {
  const half = Math.round(2 * ratio) / 2
  if (half < 0.5 || half > MOST_ORDERS) return null
  return Math.abs(ratio - half) <= Math.min(1 / 8, Math.max(1 / 16, 0.02 * half)) ? half : null
}

/** Turns of the engine in a second at a frame; 0 where unknown. */
function turnsAt(turning: EngineTurning | null, frame: number): number {
  if (turning === null) return 0
  if ('rpm' in turning) return turning.rpm / 60
  const { rpmTrack } = turning
  return (rpmTrack[Math.min(frame, rpmTrack.length - 1)] ?? 0) / 60
}

/**
 * Whether a pitch or beat, measured at the same times as the engine's speed, moves with it. Of both the change against
 * their own mean counts: with the engine, one percent brings one percent (slope 0.7 to 1.3), with nothing, none (below 0.2). Null where
 * the speed changes by less than a tenth, or the pitch moves in a way of its own.
 */
export function followsOf(hertzTrack: ArrayLike<number>, rpmTrack: ArrayLike<number>): Follows | null {
  const pairs = Array.from({ length: Math.min(hertzTrack.length, rpmTrack.length) }, (_, at) => ({
    hertz: Math.log(hertzTrack[at] ?? 0),
    rpm: Math.log(rpmTrack[at] ?? 0),
  })).filter(({ hertz, rpm }) => Number.isFinite(hertz) && Number.isFinite(rpm))
  if (pairs.length < 3) return null
  const rpms = Float32Array.from(pairs, ({ rpm }) => rpm)
  if (spread(rpms) < LEAST_CHANGE) return null
  const rpmMean = pairs.reduce((sum, { rpm }) => sum + rpm, 0) / pairs.length
  const hertzMean = pairs.reduce((sum, { hertz }) => sum + hertz, 0) / pairs.length
  const both = pairs.reduce((sum, pair) => sum + (pair.rpm - rpmMean) * (pair.hertz - hertzMean), 0)
  const own = pairs.reduce((sum, { rpm }) => sum + (rpm - rpmMean) ** 2, 0)
  const slope = both / own
  if (Math.abs(slope - 1) < 0.3) return 'engine'
  if (Math.abs(slope) < 0.2) return 'nothing'
  return null
}

/** From the tenth to the ninetieth percent. */
const spread = (values: Float32Array) => percentile(values, 0.9) - percentile(values, 0.1)

const percentile = (values: Float32Array, share: number) =>
  Float32Array.from(values).sort()[Math.floor(share * Math.max(0, values.length - 1))] ?? 0

const byLoudness = (one: { decibels: number }, other: { decibels: number }) => other.decibels - one.decibels
