import { harmonicsAt, type LineSpectra } from './line-spectrum.ts'

/** Firing of 3 cylinders at 500 rpm, 12.5 a second, to 8 at 6,500: 433. */
const LOWEST_HERTZ = 12.5
const HIGHEST_HERTZ = 433
/** Neighbouring candidates are 1 % apart. */
const STEP = 1.01
const STATES = Math.floor(Math.log(HIGHEST_HERTZ / LOWEST_HERTZ) / Math.log(STEP)) + 1
/** An engine that is revved gains at most a third in a quarter of a second. */
const MOST_STEPS = 30
/** Each percent of change costs so many dB of lines: an idling engine stays within 2 %. */
const COST_A_STEP = 0.25

/** The pitch whose multiples are heard best, frame by frame, changing no faster than an engine can (Viterbi 1967). */
export function firingTrackOf(spectra: LineSpectra): Float32Array {
  const { frames } = spectra
  const pitches = Float64Array.from({ length: STATES }, (_, state) => LOWEST_HERTZ * STEP ** state)
  const from = new Int16Array(frames * STATES)
  let best = new Float64Array(STATES)
  for (let frame = 0; frame < frames; frame += 1) {
    const next = new Float64Array(STATES)
    for (let state = 0; state < STATES; state += 1) {
      const before = frame === 0 ? { state, score: 0 } : bestBefore(best, state)
      from[frame * STATES + state] = before.state
      next[state] = before.score + harmonicsAt(spectra, frame, pitches[state] ?? 0)
    }
    best = next
  }
  const track = new Float32Array(frames)
  let state = best.indexOf(Math.max(...best))
  for (let frame = frames - 1; frame >= 0; frame -= 1) {
    track[frame] = pitches[state] ?? 0
    state = from[frame * STATES + state] ?? 0
  }
  return track
}

function bestBefore(scores: Float64Array, state: number): { state: number; score: number } {
  let best = state
  let score = scores[state] ?? 0
  const until = Math.min(STATES - 1, state + MOST_STEPS)
  for (let other = Math.max(0, state - MOST_STEPS); other <= until; other += 1) {
    const value = (scores[other] ?? 0) - COST_A_STEP * Math.abs(other - state)
    if (value <= score) continue
    score = value
    best = other
  }
  return { state: best, score }
}
