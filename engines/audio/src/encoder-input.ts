import { FramePair } from './frame-pair.ts'
import { SAMPLE_RATE_HZ } from './sound.ts'
import { hann } from './spectrum.ts'

/** One look of the encoder: 1.6 seconds. */
export const WINDOW_SAMPLES = 25_600
export const INPUT_BANDS = 80
/** One every 10 ms. */
export const INPUT_FRAMES = 160
const HOP_SAMPLES = WINDOW_SAMPLES / INPUT_FRAMES
/** 25 ms, as the encoder was taught; the transform wants a power of two, the rest is silence. */
const FRAME_SAMPLES = 400
const TRANSFORM_SAMPLES = 512
const BINS = TRANSFORM_SAMPLES / 2 + 1
/** So far the first frame reaches back before the window, and the last beyond it. */
const MARGIN_SAMPLES = (FRAME_SAMPLES - HOP_SAMPLES) / 2
/** How loud a window is made before it is looked at, root mean square: phones set their own gain. */
const COMMON_LEVEL = 0.05
/** What lies so far below the loudest band is not looked at, in powers of ten. */
const RANGE_DECADES = 8

/**
 * Log-mel picture of a window as the Whisper encoder reads it (Radford et al. 2022, section 2.2): 80 bands of the Slaney mel
 * scale, 25 ms Hann frames every 10 ms, log10 of the power cut at eight decades below the loudest, (x + 4) / 4.
 * Bands one after the other, `INPUT_FRAMES` values each.
 */
export function encoderInputOf(window: Float32Array): Float32Array {
  const gain = COMMON_LEVEL / (rootMeanSquare(window) + 1e-6)
  const samples = new Float32Array(WINDOW_SAMPLES + 2 * MARGIN_SAMPLES)
  samples.set(window.subarray(0, WINDOW_SAMPLES), MARGIN_SAMPLES)
  const pair = new FramePair(WINDOW, TRANSFORM_SAMPLES)
  const power = new Float64Array(2 * BINS)
  const input = new Float32Array(INPUT_BANDS * INPUT_FRAMES)
  let loudest = 1e-10
  for (let index = 0; index < INPUT_FRAMES; index += 2) {
    pair.read(samples, index * HOP_SAMPLES, (index + 1) * HOP_SAMPLES, gain)
    pair.powersInto(power, 0, BINS, BINS, 1)
    for (let band = 0; band < INPUT_BANDS; band += 1) {
      const { first, weights } = BANK[band] ?? EMPTY_BAND
      let one = 0
      let other = 0
      for (let offset = 0; offset < weights.length; offset += 1) {
        const weight = weights[offset] ?? 0
        one += weight * (power[first + offset] ?? 0)
        other += weight * (power[BINS + first + offset] ?? 0)
      }
      loudest = Math.max(loudest, one, other)
      input[band * INPUT_FRAMES + index] = Math.log10(Math.max(one, 1e-10))
      input[band * INPUT_FRAMES + index + 1] = Math.log10(Math.max(other, 1e-10))
    }
  }
  const least = Math.log10(loudest) - RANGE_DECADES
  for (let at = 0; at < input.length; at += 1) input[at] = (Math.max(input[at] ?? 0, least) + 4) / 4
  return input
}

const WINDOW = hann(FRAME_SAMPLES)

function rootMeanSquare(samples: Float32Array): number {
  let sum = 0
  for (let at = 0; at < samples.length; at += 1) sum += (samples[at] ?? 0) ** 2
  return Math.sqrt(sum / Math.max(1, samples.length))
}

/** Slaney's mel scale (Auditory Toolbox, 1998): linear below 1,000 Hz, logarithmic above. */
const LINEAR_HERTZ = 200 / 3
const KNEE_HERTZ = 1_000
const LOG_STEP = Math.log(6.4) / 27
const melOf = (hertz: number) =>
  hertz < KNEE_HERTZ
    ? hertz / LINEAR_HERTZ
    : KNEE_HERTZ / LINEAR_HERTZ + Math.log(hertz / KNEE_HERTZ) / LOG_STEP
const hertzOf = (mel: number) =>
  mel < KNEE_HERTZ / LINEAR_HERTZ
    ? mel * LINEAR_HERTZ
    : KNEE_HERTZ * Math.exp(LOG_STEP * (mel - KNEE_HERTZ / LINEAR_HERTZ))

interface Band {
  readonly first: number
  readonly weights: Float64Array
}
const EMPTY_BAND: Band = { first: 0, weights: new Float64Array() }

/** Triangles of equal area between neighboring edges. */
const BANK: readonly Band[] = Array.from({ length: INPUT_BANDS }, (_, band) => {
  const edge = (index: number) => hertzOf((melOf(SAMPLE_RATE_HZ / 2) * index) / (INPUT_BANDS + 1))
  const [from, middle, to] = [edge(band), edge(band + 1), edge(band + 2)]
  const binHertz = SAMPLE_RATE_HZ / TRANSFORM_SAMPLES
  const first = Math.ceil(from / binHertz)
  const last = Math.floor(to / binHertz)
  return {
    first,
    weights: Float64Array.from({ length: Math.max(0, last - first + 1) }, (_bin, offset) => {
      const hertz = (first + offset) * binHertz
      const slope = Math.min((hertz - from) / (middle - from), (to - hertz) / (to - middle))
      return (Math.max(0, slope) * 2) / (to - from)
    }),
  }
})
