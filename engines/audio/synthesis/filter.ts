import { SAMPLE_RATE_HZ } from '../src/sound.ts'

/** Second-order sections of R. Bristow-Johnson's cookbook; every function here filters in place and returns its input. */
type Shape = 'low' | 'high' | 'band'

function section(samples: Float32Array, shape: Shape, hertz: number, quality: number): Float32Array {
  const angle = (2 * Math.PI * Math.min(hertz, 0.49 * SAMPLE_RATE_HZ)) / SAMPLE_RATE_HZ
  const cos = Math.cos(angle)
  const alpha = Math.sin(angle) / (2 * quality)
  const scale = 1 / (1 + alpha)
  const edge = shape === 'low' ? (1 - cos) / 2 : shape === 'high' ? (1 + cos) / 2 : alpha
  const middle = shape === 'low' ? 1 - cos : shape === 'high' ? -1 - cos : 0
  const b0 = edge * scale
  const b1 = middle * scale
  const b2 = (shape === 'band' ? -edge : edge) * scale
  const a1 = -2 * cos * scale
  const a2 = (1 - alpha) * scale
  let x1 = 0
  let x2 = 0
  let y1 = 0
  let y2 = 0
  for (let index = 0; index < samples.length; index += 1) {
    const x = samples[index] ?? 0
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    samples[index] = y
  }
  return samples
}

export const lowPassed = (samples: Float32Array, hertz: number, quality = Math.SQRT1_2) =>
  section(samples, 'low', hertz, quality)
export const highPassed = (samples: Float32Array, hertz: number, quality = Math.SQRT1_2) =>
  section(samples, 'high', hertz, quality)
/** Peak gain 1 at `hertz`. */
export const bandPassed = (samples: Float32Array, hertz: number, quality: number) =>
  section(samples, 'band', hertz, quality)

/** One pole, 6 dB an octave. */
export function softened(samples: Float32Array, hertz: number): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / SAMPLE_RATE_HZ)
  let value = 0
  for (let index = 0; index < samples.length; index += 1) {
    value += share * ((samples[index] ?? 0) - value)
    samples[index] = value
  }
  return samples
}
