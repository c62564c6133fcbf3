/** How loud a piece of sound is. */
export interface Level {
  /** Root mean square in dB below full scale: 10 log10(mean of x²); a full-scale sine has -3.01. From -120 to 0. */
  readonly loudnessDb: number
  /** Greatest |x| in dB below full scale: 20 log10(max |x|). From -120 to 0. */
  readonly peakDb: number
  /** Share of samples at the edge of what can be written, 0 to 1. */
  readonly clippedShare: number
}

/** Silence is told as this; the least step of 24 bits lies at -144, that of 16 bits at -96. */
export const QUIETEST_DB = -120

/** 16 bits end at 32,767 / 32,768; what stands within 0.2 % of the edge was cut there. */
const EDGE = 0.998

/** Level of samples from -1 to 1 at any rate. Values that are no numbers count as silence, greater ones as the edge. */
export function levelOf(samples: Float32Array): Level {
  let squares = 0
  let peak = 0
  let atEdge = 0
  for (let index = 0; index < samples.length; index += 1) {
    const value = Math.min(1, Math.abs(samples[index] ?? 0))
    // Not a number is neither greater nor smaller than anything.
    if (!(value > 0)) continue
    squares += value * value
    if (value > peak) peak = value
    if (value >= EDGE) atEdge += 1
  }
  const length = Math.max(1, samples.length)
  return {
    loudnessDb: decibels(squares / length),
    peakDb: decibels(peak * peak),
    clippedShare: atEdge / length,
  }
}

const decibels = (power: number) => (power > 0 ? Math.max(QUIETEST_DB, 10 * Math.log10(power)) : QUIETEST_DB)
