import { fourierTransformOf } from './fourier-transform.ts'
import { FramePair } from './frame-pair.ts'
import { SAMPLE_RATE_HZ, type Sound } from './sound.ts'
import { DECIBELS, hann } from './spectrum.ts'

/** The pitch of a voice, frame by frame. */
export interface PitchTrack {
  /** Fundamental in hertz; 0 where there is none. */
  readonly hertz: Float32Array
  /** How periodic a frame is, 0 to 1: its normalized autocorrelation at that pitch. */
  readonly strength: Float32Array
  /** Level of the band of speech, 300 to 3,400 Hz, in dB of full scale. */
  readonly levelDb: Float32Array
  readonly hopSeconds: number
}

const FRAME_SAMPLES = 1024
const HOP_SAMPLES = 320
/** Voices lie here (Baken and Orlikoff 2000), children's cries apart. */
const LOWEST_HERTZ = 80
const HIGHEST_HERTZ = 350
/** Harmonics that carry a pitch; what is higher is coloured by the mouth. */
const CARRIES_FROM_HERTZ = 75
const CARRIES_UNTIL_HERTZ = 1_500

/** Pitch by the autocorrelation of each frame, divided by the window's own (Boersma 1993). */
export function pitchTrackOf(sound: Sound): PitchTrack {
  const frames = Math.max(0, Math.floor((sound.samples.length - FRAME_SAMPLES) / HOP_SAMPLES) + 1)
  const track = {
    hertz: new Float32Array(frames),
    strength: new Float32Array(frames),
    levelDb: new Float32Array(frames),
    hopSeconds: HOP_SAMPLES / SAMPLE_RATE_HZ,
  }
  const correlator = new Correlator()
  for (let frame = 0; frame < frames; frame += 2) {
    // The last of an odd number goes twice.
    const next = Math.min(frame + 1, frames - 1)
    correlator.read(sound.samples, frame * HOP_SAMPLES, next * HOP_SAMPLES)
    correlator.findInto(track, frame, 0)
    correlator.findInto(track, next, 1)
  }
  return track
}

/** Twice as long as a frame, so that the correlation does not wrap. */
const LENGTH = 2 * FRAME_SAMPLES
const BIN_HERTZ = SAMPLE_RATE_HZ / LENGTH
const SPEAKS_FROM = Math.round(300 / BIN_HERTZ)
const SPEAKS_UNTIL = Math.ceil(3_400 / BIN_HERTZ)
const CARRIES_FROM = Math.round(CARRIES_FROM_HERTZ / BIN_HERTZ)
const CARRIES_UNTIL = Math.round(CARRIES_UNTIL_HERTZ / BIN_HERTZ)

/** Lags of the pitches that are looked for, with one on either side. */
const FIRST_LAG = Math.floor(SAMPLE_RATE_HZ / HIGHEST_HERTZ) - 1
const LAST_LAG = Math.floor(SAMPLE_RATE_HZ / LOWEST_HERTZ) + 1

/** Two frames at a time. */
class Correlator {
  readonly #frames = new FramePair(hann(FRAME_SAMPLES), LENGTH)
  /** Powers of one frame, then of the other. */
  readonly #power = new Float64Array(2 * SPEAKS_UNTIL)
  /** Of both in turns, where they carry a pitch; elsewhere 0, always. */
  readonly #carrying = new Float64Array(2 * LENGTH)
  readonly #transform = fourierTransformOf(LENGTH)
  readonly #lags = this.#transform.createComplexArray()
  readonly #normalized = new Float64Array(LAST_LAG + 1)

  read(samples: Float32Array, one: number, other: number): void {
    this.#frames.read(samples, one, other)
    this.#frames.powersInto(this.#power, 0, SPEAKS_UNTIL, SPEAKS_UNTIL, 1)
    for (let bin = CARRIES_FROM; bin < CARRIES_UNTIL; bin += 1) {
      this.#carrying[2 * bin] = this.#power[bin] ?? 0
      this.#carrying[2 * bin + 1] = this.#power[SPEAKS_UNTIL + bin] ?? 0
    }
    this.#transform.transform(this.#lags, this.#carrying)
  }

  /** What the `which`-th of the two frames holds. */
  findInto(track: PitchTrack, frame: number, which: 0 | 1): void {
    let band = 0
    for (let bin = SPEAKS_FROM; bin < SPEAKS_UNTIL; bin += 1)
      band += this.#power[which * SPEAKS_UNTIL + bin] ?? 0
    track.levelDb[frame] = DECIBELS * Math.log(band / LENGTH / FRAME_SAMPLES + 1e-12)
    const whole = this.#lags[which] ?? 0
    if (whole <= 1e-9) return
    this.#normalize(which, whole)
    let strength = 0
    let best = 0
    for (let lag = FIRST_LAG + 1; lag < LAST_LAG; lag += 1) {
      const value = this.#normalized[lag] ?? 0
      const isPeak = value > (this.#normalized[lag - 1] ?? 0) && value >= (this.#normalized[lag + 1] ?? 0)
      // A longer period fits as well as the true one: it must be clearly better to win.
      if (isPeak && value > strength + 0.03) {
        strength = value
        best = lag
      }
    }
    track.hertz[frame] = best === 0 ? 0 : SAMPLE_RATE_HZ / best
    track.strength[frame] = Math.min(1, strength)
  }

  /** Cosine sums of one of two lists are the even half of what their transform has there. */
  #normalize(which: 0 | 1, whole: number): void {
    for (let lag = FIRST_LAG; lag <= LAST_LAG; lag += 1) {
      const sum = 0.5 * ((this.#lags[2 * lag + which] ?? 0) + (this.#lags[2 * (LENGTH - lag) + which] ?? 0))
      this.#normalized[lag] = sum / whole / (OWN[lag] ?? 1)
    }
  }
}

/** What the window takes from each lag: cosine sums of its own power at 0 and above, at least a twentieth. */
const OWN = ownCorrelation(hann(FRAME_SAMPLES))

function ownCorrelation(window: Float64Array): Float64Array {
  const sums = Float64Array.from({ length: LAST_LAG + 1 }, (_, lag) => {
    let sum = 0
    for (let at = lag; at < FRAME_SAMPLES; at += 1) sum += (window[at] ?? 0) * (window[at - lag] ?? 0)
    return sum
  })
  // Of a spectrum and its mirror one half is taken; the middle, which they share, is taken whole.
  const middle = window.reduce((sum, value) => sum + value, 0) ** 2 / LENGTH
  return sums.map((sum) => Math.max(0.05, (sum + middle) / ((sums[0] ?? 0) + middle)))
}
