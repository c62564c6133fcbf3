/** Brightness of a dot: 0 is dark, 4 the loudest. */
export const BRIGHTEST_DOT = 4

/** Each step of brightness spans this many dB below the reference. */
const STEP_DB = 6

/** A recording is never drawn brighter than as if its loudest rows reached this: hiss of silence stays dark. */
export const LEAST_REFERENCE_DB = -52

/** Level of a row's power, in dB of full scale; at the quietest -120. */
export const dotDecibels = (power: number) => 10 * Math.log10(Math.max(power, 1e-12))

/** The dot for a row's level when the loudest rows stand at `referenceDb`. */
export function brightnessOf(decibels: number, referenceDb: number): number {
  const below = Math.max(LEAST_REFERENCE_DB, referenceDb) - decibels
  return Math.max(0, Math.min(BRIGHTEST_DOT, BRIGHTEST_DOT - Math.floor(below / STEP_DB)))
}
