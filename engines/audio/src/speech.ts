import { logistic } from './logistic.ts'
import { type PitchTrack, pitchTrackOf } from './pitch-track.ts'
import type { Sound } from './sound.ts'

/** What tells a voice from a machine. */
export interface SpeechMeasures {
  /** Share of the loud frames that have a clear pitch, 0 to 1. Speech about 0.3 to 0.8. */
  readonly voicedShare: number
  /** Share of neighbouring voiced frames whose pitch glides, by 0.05 to 2 semitones in 20 ms, 0 to 1. */
  readonly glideShare: number
  /** Standard deviation of the pitch in semitones. Speech 1 to 6; an idling engine below 0.5. */
  readonly pitchSpread: number
  /** Depth of the loudness' movement from 2.5 to 8 Hz, syllables, against its mean, 0 to about 1 (Greenberg 1999). */
  readonly syllables: number
  /** How regular that movement is, 0 to 1: syllables are not, a starter and a relay are. */
  readonly regularity: number
}

/** A frame counts as voiced from this periodicity on. */
const VOICED_FROM = 0.7
/** Frames this far below the loudest are pauses. */
const PAUSE_DB = 25

/** Odds from 0 to 1 that somebody speaks. */
export function speechOf(sound: Sound): number {
  const { voicedShare, glideShare, pitchSpread, syllables, regularity } = speechMeasuresOf(sound)
  return (
    logistic(voicedShare, 0.25, 0.05) *
    logistic(glideShare, 0.5, 0.06) *
    logistic(pitchSpread, 0.8, 0.15) *
    logistic(syllables, 0.35, 0.05) *
    logistic(-regularity, -0.65, 0.06)
  )
}

export function speechMeasuresOf(sound: Sound): SpeechMeasures {
  const track = pitchTrackOf(sound)
  const frames = track.hertz.length
  const loudest = percentile(track.levelDb, 0.95)
  const voiced: number[] = []
  let loud = 0
  let pairs = 0
  let glides = 0
  for (let frame = 0; frame < frames; frame += 1) {
    if ((track.levelDb[frame] ?? 0) < loudest - PAUSE_DB) continue
    loud += 1
    const pitch = voicedSemitones(track, frame)
    if (pitch === null) continue
    voiced.push(pitch)
    const before = voicedSemitones(track, frame - 1)
    if (before === null) continue
    pairs += 1
    const step = Math.abs(pitch - before)
    if (step > 0.05 && step < 2) glides += 1
  }
  return {
    voicedShare: voiced.length / Math.max(1, loud),
    glideShare: glides / Math.max(1, pairs),
    pitchSpread: deviation(voiced),
    ...syllablesOf(track.levelDb, track.hopSeconds),
  }
}

function voicedSemitones({ hertz, strength }: PitchTrack, frame: number): number | null {
  const pitch = hertz[frame] ?? 0
  return pitch > 0 && (strength[frame] ?? 0) >= VOICED_FROM ? 12 * Math.log2(pitch) : null
}

function syllablesOf(levelDb: Float32Array, hopSeconds: number): { syllables: number; regularity: number } {
  const amplitude = Float32Array.from(levelDb, (level) => 10 ** (level / 20))
  const mean = amplitude.reduce((sum, value) => sum + value, 0) / Math.max(1, amplitude.length)
  if (mean < 1e-6 || amplitude.length < 25) return { syllables: 0, regularity: 0 }
  const moving = amplitude.map((value) => value / mean - 1)
  let power = 0
  const stepHertz = 1 / (moving.length * hopSeconds)
  for (let hertz = 2.5; hertz <= 8; hertz += stepHertz) {
    let real = 0
    let imaginary = 0
    for (let at = 0; at < moving.length; at += 1) {
      const angle = 2 * Math.PI * hertz * at * hopSeconds
      real += (moving[at] ?? 0) * Math.cos(angle)
      imaginary += (moving[at] ?? 0) * Math.sin(angle)
    }
    power += (2 * (real * real + imaginary * imaginary)) / moving.length ** 2
  }
  return { syllables: Math.sqrt(power), regularity: regularityOf(moving, hopSeconds) }
}

/** Greatest autocorrelation of the movement at lags of 0.1 to 1 s, after its first fall below zero. */
function regularityOf(moving: Float32Array, hopSeconds: number): number {
  const whole = moving.reduce((sum, value) => sum + value * value, 0)
  if (whole === 0) return 0
  let best = 0
  let hasFallen = false
  for (let lag = 1; lag < Math.min(moving.length / 2, 1 / hopSeconds); lag += 1) {
    let sum = 0
    for (let at = lag; at < moving.length; at += 1) sum += (moving[at] ?? 0) * (moving[at - lag] ?? 0)
    const value = (sum / whole) * (moving.length / (moving.length - lag))
    if (value < 0) hasFallen = true
    if (hasFallen && lag * hopSeconds >= 0.1 && value > best) best = value
  }
  return Math.min(1, best)
}

function percentile(values: Float32Array, share: number): number {
  return Float32Array.from(values).sort()[Math.floor(share * Math.max(0, values.length - 1))] ?? 0
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length))
}
