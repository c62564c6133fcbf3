import { fileURLToPath } from 'node:url'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import type { SoundEncoder } from '../src/sound-encoder.ts'

/** The shipped encoder, for training and tests. */
export async function openEncoder(): Promise<SoundEncoder> {
  const session = await InferenceSession.create(
    fileURLToPath(new URL('../weights/encoder.onnx', import.meta.url)),
    { intraOpNumThreads: 1, logSeverityLevel: 3 },
  )
  return {
    async encode(input, count) {
      const { heard } = await session.run({ input_features: new Tensor('float32', input, [count, 80, 160]) })
      return heard?.data as Float32Array
    },
  }
}
