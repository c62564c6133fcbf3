import { encoderInputOf, INPUT_BANDS, INPUT_FRAMES } from './encoder-input.ts'
import type { SoundWindow } from './sound-windows.ts'

/** Numbers that the encoder gives of each 20 ms. */
export const ENCODER_WIDTH = 384
const STEPS = INPUT_FRAMES / 2

/** The trained encoder (weights/README.md); who runs it is not the engine's business. */
export interface SoundEncoder {
  /** [count, 80, 160] log-mel pictures to [count, 80, 384]. */
  encode(input: Float32Array, count: number): Promise<Float32Array>
}

/** What the encoder makes of one window: mean and standard deviation of each of its numbers over time. */
export type Impression = Float32Array
export const IMPRESSION_LENGTH = 2 * ENCODER_WIDTH

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
    for (let index = 0; index < batch.length; index += 1)
      impressions.push(
        pooled(heard.subarray(index * STEPS * ENCODER_WIDTH, (index + 1) * STEPS * ENCODER_WIDTH)),
      )
    onProgress(impressions.length / windows.length)
  }
  return impressions
}

function pooled(steps: Float32Array): Impression {
  const impression = new Float32Array(IMPRESSION_LENGTH)
  for (let number = 0; number < ENCODER_WIDTH; number += 1) {
    let sum = 0
    let squares = 0
    for (let step = 0; step < STEPS; step += 1) {
      const value = steps[step * ENCODER_WIDTH + number] ?? 0
      sum += value
      squares += value * value
    }
    const mean = sum / STEPS
    impression[number] = mean
    impression[ENCODER_WIDTH + number] = Math.sqrt(Math.max(0, squares / STEPS - mean * mean))
  }
  return impression
}
