import { smoothStep } from './bar-field.ts'

export const FRAMES_PER_SECOND = 24
export const LOOP_SECONDS = 8
const TICKS_PER_SECOND = 7
/** The loop begins and ends with the whole car, so that it takes over from the still without a jump. */
const FALL_FROM = 4.7
const QUIET_FROM = 5.9
const SWELL_FROM = 6.15
/** Seconds that the left end of the car is ahead of the right one: sound arrives in time. */
const SWEEP_SECONDS = 0.5

/** How much of the car stands at a place of it (0 rear, 1 front): 1 car, 0 quiet bars. */
export function presence(seconds: number, place: number): number {
  const sweep = place * SWEEP_SECONDS
  if (seconds < SWELL_FROM) return 1 - smoothStep(FALL_FROM + sweep, QUIET_FROM - 0.5 + sweep, seconds)
  const u = Math.max(
    0,
    Math.min(1, (seconds - SWELL_FROM - sweep) / (LOOP_SECONDS - SWELL_FROM - SWEEP_SECONDS)),
  )
  // Swells a little past its size and settles, as a loud sound does.
  const back = 0.9
  return 1 + (back + 1) * (u - 1) ** 3 + back * (u - 1) ** 2
}

/** Strength of the shimmer: none where the loop begins, so that its first frame is the still. */
export function shimmer(seconds: number): number {
  return seconds >= FALL_FROM + 1 ? 0 : Math.sin((Math.PI * seconds) / (FALL_FROM + 1))
}

/** How high a tick stands: it jumps seven times a second and decays, never quite the same twice. */
export function tickHeight(frame: number, tick: number): number {
  const beat = Math.floor((frame * TICKS_PER_SECOND) / FRAMES_PER_SECOND)
  const onset = Math.ceil((beat * FRAMES_PER_SECOND) / TICKS_PER_SECOND)
  const loudness = beat === 0 ? 1 : 0.72 + 0.36 * scatter(beat * 31 + tick * 7)
  const age = Math.max(0, frame - onset) / FRAMES_PER_SECOND
  return loudness * (0.34 + 0.66 * Math.exp(-age / 0.06))
}

/** A fixed number between 0 and 1 for each whole number: chance that repeats. */
export function scatter(key: number): number {
  const value = Math.sin(key * 127.1 + 11.7) * 43_758.5453
  return value - Math.floor(value)
}
