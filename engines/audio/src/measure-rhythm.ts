import { Autocorrelation } from './autocorrelation.ts'
import { type BandEnvelopes, bandEnvelopesOf } from './band-envelopes.ts'
import { onsetsOf } from './onsets.ts'
import { bestPeriodOf, combOf } from './period.ts'
import type { Sound } from './sound.ts'

/** Beats that come again and again: a knock, a tick, puffs, clicks. */
export interface Rhythm {
  /** Beats a second, 0.5 to 40. */
  readonly perSecond: number
  /** 0 to 1: how like each other the periods are, times how far a beat stands above what is between. */
  readonly strength: number
  /** Longest stretch of the recording in which it goes on. */
  readonly fromSeconds: number
  readonly toSeconds: number
  /** Edges of the bands in which it is heard. */
  readonly lowHertz: number
  readonly highHertz: number
}

const SLOWEST_PER_SECOND = 0.5
const FASTEST_PER_SECOND = 40
/** Weaker ones are found in noise, too: 99 of 100 seconds of white noise stay below. */
const LEAST_STRENGTH = 0.15
/** Beats are told from what is around them within this time. */
const AROUND_SECONDS = 0.4
/** A rhythm must come round so often to be one. */
const LEAST_PERIODS = 3

/** The strongest rhythm of a recording by the autocorrelation of its bands' onsets; null where there is none. */
export function rhythmOf(sound: Sound): Rhythm | null {
  const envelopes = bandEnvelopesOf(sound)
  const frames = envelopes.amplitude[0]?.length ?? 0
  const { hopSeconds } = envelopes
  const longest = Math.min(1 / SLOWEST_PER_SECOND / hopSeconds, frames / LEAST_PERIODS)
  const shortest = 1 / FASTEST_PER_SECOND / hopSeconds
  if (longest <= shortest) return null
  const autocorrelation = new Autocorrelation(frames, Math.ceil(longest) + 2)
  const bands = envelopes.amplitude.map((amplitude) => {
    const onsets = onsetsOf(amplitude, Math.round(AROUND_SECONDS / hopSeconds))
    return { amplitude, onsets, correlation: autocorrelation.of(onsets) }
  })
  const rated = bands.map((band) => {
    const { period, score } = bestPeriodOf(band.correlation, shortest, longest)
    return { ...band, period, strength: score * contrastOf(band.amplitude, period) }
  })
  const best = rated.reduce((one, other) => (other.strength > one.strength ? other : one))
  if (!(best.strength >= LEAST_STRENGTH)) return null
  const isHeard = rated.map(
    ({ amplitude, correlation }) =>
      combOf(correlation, best.period) * contrastOf(amplitude, best.period) >= 0.5 * best.strength,
  )
  return {
    perSecond: 1 / (best.period * hopSeconds),
    strength: Math.min(1, best.strength),
    ...spanOf(best.onsets, best.period, hopSeconds),
    ...edgesOf(envelopes, isHeard),
  }
}

/** Share of a beat's power that is not there between the beats, 0 to 1, after folding the envelope onto one period. */
function contrastOf(amplitude: Float32Array, period: number): number {
  if (period <= 0) return 0
  const slots = Math.max(4, Math.min(32, Math.floor(period)))
  const sums = new Float64Array(slots)
  const counts = new Float64Array(slots)
  // Phase by phase over a few periods only: over many a small error of the period would smear them.
  const stretch = Math.round(8 * period)
  let loud = 0
  let quiet = 0
  for (let from = 0; from < amplitude.length; from += stretch) {
    sums.fill(0)
    counts.fill(0)
    for (let at = from; at < Math.min(amplitude.length, from + stretch); at += 1) {
      const slot = Math.floor((((at - from) / period) % 1) * slots)
      sums[slot] = (sums[slot] ?? 0) + (amplitude[at] ?? 0) ** 2
      counts[slot] = (counts[slot] ?? 0) + 1
    }
    const profile = sums.map((sum, slot) => sum / Math.max(1, counts[slot] ?? 0)).sort()
    loud += profile[slots - 1] ?? 0
    quiet += profile[Math.floor(slots / 3)] ?? 0
  }
  return loud > 0 ? 1 - quiet / loud : 0
}

/** Where a beat is followed by the next: the longest stretch in which that holds, to the end of its last beat. */
function spanOf(onsets: Float32Array, period: number, hopSeconds: number) {
  const lag = Math.round(period)
  const width = Math.max(Math.round(0.5 / hopSeconds), 2 * lag)
  const sums = new Float64Array(onsets.length + 1)
  for (let at = 0; at < onsets.length; at += 1) {
    let agreement = 0
    // A frame early or late is still the next beat.
    for (let late = -1; late <= 1; late += 1)
      agreement = Math.max(agreement, Math.max(0, onsets[at] ?? 0) * (onsets[at + lag + late] ?? 0))
    sums[at + 1] = (sums[at] ?? 0) + agreement
  }
  const local = Array.from({ length: Math.max(1, onsets.length - lag) }, (_, at) => {
    const from = Math.max(0, at - Math.floor(width / 2))
    const until = Math.min(onsets.length - lag, from + width)
    return ((sums[until] ?? 0) - (sums[from] ?? 0)) / Math.max(1, until - from)
  })
  const usual = [...local].sort((one, other) => one - other)[Math.floor(0.9 * (local.length - 1))] ?? 0
  let best = { from: 0, until: 0 }
  let from = 0
  for (let at = 0; at <= local.length; at += 1) {
    if (at < local.length && (local[at] ?? 0) >= 0.2 * usual) continue
    if (at - from > best.until - best.from) best = { from, until: at }
    from = at + 1
  }
  const seconds = onsets.length * hopSeconds
  return {
    fromSeconds: best.from * hopSeconds,
    toSeconds: Math.min(seconds, (best.until + lag) * hopSeconds),
  }
}

function edgesOf({ edges }: BandEnvelopes, isHeard: readonly boolean[]) {
  return {
    lowHertz: edges[Math.max(0, isHeard.indexOf(true))] ?? 0,
    highHertz: Math.min(8_000, edges[isHeard.lastIndexOf(true) + 1] ?? 8_000),
  }
}
