import { MOST_SECONDS, SAMPLE_RATE_HZ, type Sound } from './sound.ts'

/** Taps on either side of the middle of the low-pass at the lower of the two rates: 80 dB with a Kaiser window of beta 8. */
const ZERO_CROSSINGS = 16
const KAISER_BETA = 8
/** The pass band ends a little below half the rate, where the filter has begun to fall. */
const ROLL_OFF = 0.95
/** Positions between two samples at which the filter is kept; between them it is read off the nearest. */
const PHASES = 512

/**
 * Mixes the channels of a decoded recording into one (their mean) and brings it to 16,000 samples a second by
 * band-limited interpolation (J. O. Smith, Digital Audio Resampling, 2002). Values that are no numbers become silence.
 */
export function readSound(channels: readonly Float32Array[], sampleRateHz: number): Sound {
  const length = Math.min(channels[0]?.length ?? 0, Math.floor(MOST_SECONDS * sampleRateHz))
  const mono = mixed(channels, length)
  return { samples: resampled(mono, sampleRateHz), sampleRateHz: SAMPLE_RATE_HZ }
}

function mixed(channels: readonly Float32Array[], length: number): Float32Array {
  const mono = new Float32Array(length)
  for (const channel of channels)
    for (let index = 0; index < length; index += 1) {
      const value = channel[index] ?? 0
      mono[index] = (mono[index] ?? 0) + (Number.isFinite(value) ? value : 0) / channels.length
    }
  return mono
}

function resampled(samples: Float32Array, fromHz: number): Float32Array {
  if (fromHz === SAMPLE_RATE_HZ) return samples
  const ratio = SAMPLE_RATE_HZ / fromHz
  /** Cut-off as a share of the source's rate. */
  const cutOff = Math.min(1, ratio) * ROLL_OFF
  const halfWidth = Math.ceil(ZERO_CROSSINGS / cutOff)
  const filter = filterTable(cutOff, halfWidth)
  const out = new Float32Array(Math.floor(samples.length * ratio))
  const width = 2 * halfWidth
  for (let index = 0; index < out.length; index += 1) {
    const at = index / ratio
    const whole = Math.floor(at)
    const row = Math.round((at - whole) * PHASES) * width
    const first = whole - halfWidth + 1
    let sum = 0
    const from = Math.max(0, -first)
    const until = Math.min(width, samples.length - first)
    for (let tap = from; tap < until; tap += 1) sum += (samples[first + tap] ?? 0) * (filter[row + tap] ?? 0)
    out[index] = sum
  }
  return out
}

/** The windowed sinc at each phase, one row of taps a phase. */
function filterTable(cutOff: number, halfWidth: number): Float32Array {
  const width = 2 * halfWidth
  const table = new Float32Array((PHASES + 1) * width)
  for (let phase = 0; phase <= PHASES; phase += 1)
    for (let tap = 0; tap < width; tap += 1) {
      const distance = tap - halfWidth + 1 - phase / PHASES
      const share = distance / halfWidth
      if (Math.abs(share) >= 1) continue
      const window = besselI0(KAISER_BETA * Math.sqrt(1 - share * share)) / besselI0(KAISER_BETA)
      table[phase * width + tap] = cutOff * sinc(cutOff * distance) * window
    }
  return table
}

const sinc = (value: number) => (value === 0 ? 1 : Math.sin(Math.PI * value) / (Math.PI * value))

/** Modified Bessel function of order 0 by its power series. */
function besselI0(value: number): number {
  let sum = 1
  let term = 1
  for (let index = 1; term > 1e-12 * sum; index += 1) {
    term *= (value / (2 * index)) ** 2
    sum += term
  }
  return sum
}
