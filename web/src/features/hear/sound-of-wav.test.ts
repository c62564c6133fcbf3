import { expect, test } from 'vitest'
import { encodeWav } from '../../parts/encode-wav.ts'
import { soundOfWav } from './sound-of-wav.ts'

test('what the recorder wrote is read back to within a step of 16 bits', async () => {
  const samples = Float32Array.from({ length: 1_600 }, (_, index) => 0.5 * Math.sin(index / 5))
  const sound = soundOfWav(await encodeWav(samples).arrayBuffer())
  expect(sound?.sampleRateHz).toBe(16_000)
  expect(sound?.samples).toHaveLength(1_600)
  const farthest = samples.reduce(
    (most, value, index) => Math.max(most, Math.abs(value - (sound?.samples[index] ?? 9))),
    0,
  )
  expect(farthest).toBeLessThanOrEqual(1 / 32_767)
})

test('another rate, another file, a cut file and an empty one give no sound and no error', async () => {
  expect(soundOfWav(await encodeWav(new Float32Array(100), 8_000).arrayBuffer())).toBeNull()
  expect(soundOfWav(new TextEncoder().encode('OggS, and more that is no WAV at all').buffer)).toBeNull()
  expect(soundOfWav(new ArrayBuffer(0))).toBeNull()
  const whole = await encodeWav(new Float32Array(100)).arrayBuffer()
  expect(soundOfWav(whole.slice(0, 44 + 100))?.samples).toHaveLength(50)
  expect(soundOfWav(whole.slice(0, 20))).toBeNull()
})
