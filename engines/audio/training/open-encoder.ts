import { fileURLToPath } from 'node:url'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { DEEP_ENCODER_WIDTH, ENCODER_WIDTH, type SoundEncoder } from '../src/sound-encoder.ts'

/** The shipped encoders, for training and tests. */
export const openEncoder = () => open('encoder.onnx', ENCODER_WIDTH)
export const openDeepEncoder = () => open('deep-encoder.onnx', DEEP_ENCODER_WIDTH)

async function open(file: string, width: number): Promise<SoundEncoder> {
  const session = await InferenceSession.create(
    fileURLToPath(new URL(`../weights/${file}`, import.meta.url)),
    { intraOpNumThreads: 1, logSeverityLevel: 3 },
  )
  return {
    width,
    async encode(input, count) {
      const { heard } = await session.run({ input_features: new Tensor('float32', input, [count, 80, 160]) })
      return heard?.data as Float32Array
    },
  }
}
