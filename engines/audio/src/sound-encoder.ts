import { encoderInputOf, INPUT_BANDS, INPUT_FRAMES } from './encoder-input.ts'
import type { SoundWindow } from './sound-windows.ts'

/** Numbers that the encoder gives of each 20 ms, and the deep one. */
export const ENCODER_WIDTH = 384
export const DEEP_ENCODER_WIDTH = 768
const STEPS = INPUT_FRAMES / 2

/** A trained encoder (weights/README.md); who runs it is not the engine's business. */
export interface SoundEncoder {
  /** Numbers that it gives of each 20 ms. */
  readonly width: number
  /** [count, 80, 160] log-mel pictures to [count, 80, width]. */
  encode(input: Float32Array, count: number): Promise<Float32Array>
}

/** What an encoder makes of one window: mean and standard deviation of each of its numbers over time. */
export type Impression = Float32Array

/** Windows looked at together: more at once would only need more memory. */
const BATCH = 8

/** An impression of each window, in order. */
export async function impressionsOf(
  windows: readonly SoundWindow[],
  encoder: SoundEncoder,
  onProgress: (done: number) => void = () => {},
): Promise<Impression[]> {
  const impressions: Impression[] = []
  for (let from = 0; from < windows.length; from += BATCH) {
    const batch = windows.slice(from, from + BATCH)
    const input = new Float32Array(batch.length * INPUT_BANDS * INPUT_FRAMES)
    for (const [index, { samples }] of batch.entries())
      input.set(encoderInputOf(samples), index * INPUT_BANDS * INPUT_FRAMES)
    const heard = await encoder.encode(input, batch.length)
    const size = STEPS * encoder.width
    for (let index = 0; index < batch.length; index += 1)
      impressions.push(pooled(heard.subarray(index * size, (index + 1) * size), encoder.width))
    onProgress(impressions.length / windows.length)
  }
  return impressions
}

function pooled(steps: Float32Array, width: number): Impression {
  const impression = new Float32Array(2 * width)
  for (let number = 0; number < width; number += 1) {
    let sum = 0
    let squares = 0
    for (let step = 0; step < STEPS; step += 1) {
      const value = steps[step * width + number] ?? 0
      sum += value
      squares += value * value
    }
    const mean = sum / STEPS
    impression[number] = mean
    impression[width + number] = Math.sqrt(Math.max(0, squares / STEPS - mean * mean))
  }
  return impression
}
