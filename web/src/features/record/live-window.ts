/** Seconds that the live picture spans; "enough" stands at two thirds of it. */
export const WINDOW_SECONDS = 12
/** From here the picture runs instead of the line, and the frequencies stay readable beside it. */
const LINE_STANDS_AT_SECONDS = 9.2

/** Second at the left edge of the live picture after so many seconds. */
export const windowStart = (seconds: number): number => Math.max(0, seconds - LINE_STANDS_AT_SECONDS)

/** Place of a second in the live picture, 0 at its left edge and 1 at its right one. */
export const placeOf = (second: number, seconds: number): number =>
  (second - windowStart(seconds)) / WINDOW_SECONDS
