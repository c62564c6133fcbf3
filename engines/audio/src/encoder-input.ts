import FFT from 'fft.js'
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
  const transform = new FFT(TRANSFORM_SAMPLES)
  const spectrum = transform.createComplexArray()
  const frame = new Float64Array(TRANSFORM_SAMPLES)
  const input = new Float32Array(INPUT_BANDS * INPUT_FRAMES)
  let loudest = -Infinity
  for (let index = 0; index < INPUT_FRAMES; index += 1) {
    const from = index * HOP_SAMPLES + (HOP_SAMPLES - FRAME_SAMPLES) / 2
    for (let at = 0; at < FRAME_SAMPLES; at += 1)
      frame[at] = gain * (window[from + at] ?? 0) * (WINDOW[at] ?? 0)
    transform.realTransform(spectrum, frame)
    for (let band = 0; band < INPUT_BANDS; band += 1) {
      const { first, weights } = BANK[band] ?? EMPTY_BAND
      let sum = 0
      for (let offset = 0; offset < weights.length; offset += 1) {
        const real = spectrum[2 * (first + offset)] ?? 0
        const imaginary = spectrum[2 * (first + offset) + 1] ?? 0
        sum += (weights[offset] ?? 0) * (real * real + imaginary * imaginary)
      }
      const value = Math.log10(Math.max(sum, 1e-10))
      loudest = Math.max(loudest, value)
      input[band * INPUT_FRAMES + index] = value
    }
  }
  return input.map((value) => (Math.max(value, loudest - RANGE_DECADES) + 4) / 4)
}

const WINDOW = hann(FRAME_SAMPLES)

function rootMeanSquare(samples: Float32Array): number {
  let sum = 0
  for (const value of samples) sum += value * value
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
  readonly weights: readonly number[]
}
const EMPTY_BAND: Band = { first: 0, weights: [] }

/** Triangles of equal area between neighboring edges. */
const BANK: readonly Band[] = Array.from({ length: INPUT_BANDS }, (_, band) => {
  const edge = (index: number) => hertzOf((melOf(SAMPLE_RATE_HZ / 2) * index) / (INPUT_BANDS + 1))
  const [from, middle, to] = [edge(band), edge(band + 1), edge(band + 2)]
  const binHertz = SAMPLE_RATE_HZ / TRANSFORM_SAMPLES
  const first = Math.ceil(from / binHertz)
  const last = Math.floor(to / binHertz)
  return {
    first,
    weights: Array.from({ length: Math.max(0, last - first + 1) }, (_bin, offset) => {
      const hertz = (first + offset) * binHertz
      const slope = Math.min((hertz - from) / (middle - from), (to - hertz) / (to - middle))
      return (Math.max(0, slope) * 2) / (to - from)
    }),
  }
})
