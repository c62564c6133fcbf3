import FFT from 'fft.js'
import { SAMPLE_RATE_HZ, type Sound } from './sound.ts'
import { hann } from './spectrum.ts'

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
  const hertz = new Float32Array(frames)
  const strength = new Float32Array(frames)
  const levelDb = new Float32Array(frames)
  const correlator = new Correlator()
  for (let frame = 0; frame < frames; frame += 1) {
    const found = correlator.read(sound.samples.subarray(frame * HOP_SAMPLES))
    hertz[frame] = found.hertz
    strength[frame] = found.strength
    levelDb[frame] = found.levelDb
  }
  return { hertz, strength, levelDb, hopSeconds: HOP_SAMPLES / SAMPLE_RATE_HZ }
}

/** Twice as long as a frame, so that the correlation does not wrap. */
const LENGTH = 2 * FRAME_SAMPLES
const BIN_HERTZ = SAMPLE_RATE_HZ / LENGTH

/** Lags of the pitches that are looked for, with one on either side. */
const FIRST_LAG = Math.floor(SAMPLE_RATE_HZ / HIGHEST_HERTZ) - 1
const LAST_LAG = Math.floor(SAMPLE_RATE_HZ / LOWEST_HERTZ) + 1

class Correlator {
  readonly #transform = new FFT(LENGTH)
  readonly #window = hann(FRAME_SAMPLES)
  readonly #frame = new Float64Array(LENGTH)
  readonly #spectrum = this.#transform.createComplexArray()
  readonly #power = new Float64Array(LENGTH)
  readonly #lags = this.#transform.createComplexArray()
  /** What the window's own correlation takes from each lag. */
  readonly #loss = new Float64Array(LAST_LAG + 1)
  readonly #normalized = new Float64Array(LAST_LAG + 1)

  constructor() {
    this.#frame.set(this.#window)
    this.#transform.realTransform(this.#spectrum, this.#frame)
    this.#correlate(0, FRAME_SAMPLES)
    for (let lag = 0; lag <= LAST_LAG; lag += 1)
      this.#loss[lag] = (this.#lags[2 * lag] ?? 0) / (this.#lags[0] ?? 1)
  }

  read(samples: Float32Array): { hertz: number; strength: number; levelDb: number } {
    for (let at = 0; at < FRAME_SAMPLES; at += 1)
      this.#frame[at] = (samples[at] ?? 0) * (this.#window[at] ?? 0)
    this.#transform.realTransform(this.#spectrum, this.#frame)
    const band = this.#energy(300, 3_400)
    const levelDb = 10 * Math.log10(band / LENGTH / FRAME_SAMPLES + 1e-12)
    this.#correlate(Math.round(CARRIES_FROM_HERTZ / BIN_HERTZ), Math.round(CARRIES_UNTIL_HERTZ / BIN_HERTZ))
    return { ...this.#best(), levelDb }
  }

  #energy(low: number, high: number): number {
    let sum = 0
    for (let bin = Math.round(low / BIN_HERTZ); bin < high / BIN_HERTZ; bin += 1) sum += this.#powerAt(bin)
    return sum
  }

  #powerAt(bin: number): number {
    const real = this.#spectrum[2 * bin] ?? 0
    const imaginary = this.#spectrum[2 * bin + 1] ?? 0
    return real * real + imaginary * imaginary
  }

  /** Cosine transform of the power between two bins: its real parts are the lags. */
  #correlate(from: number, until: number) {
    this.#power.fill(0)
    for (let bin = from; bin < until; bin += 1) this.#power[bin] = this.#powerAt(bin)
    this.#transform.realTransform(this.#lags, this.#power)
  }

  #best(): { hertz: number; strength: number } {
    const whole = this.#lags[0] ?? 0
    if (whole <= 1e-9) return { hertz: 0, strength: 0 }
    for (let lag = FIRST_LAG; lag <= LAST_LAG; lag += 1)
      this.#normalized[lag] = (this.#lags[2 * lag] ?? 0) / whole / Math.max(0.05, this.#loss[lag] ?? 0)
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
    return { hertz: best === 0 ? 0 : SAMPLE_RATE_HZ / best, strength: Math.min(1, strength) }
  }
}
