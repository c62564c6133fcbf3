import type { SoundEncoder } from '@candi/engines/audio'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { multipliesSignedBytes } from './multiplies-signed-bytes.ts'

const BANDS = 80
const FRAMES = 160

/** Opens a trained encoder of sounds. One thread: several recordings at once are the rule. */
export async function openOnnxSoundEncoder(file: string, width: number): Promise<SoundEncoder> {
  const session = await InferenceSession.create(file, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    // Slower, and the same to the bit everywhere: a fast product that is cut off would be another one.
    extra: { session: { x64quantprecision: multipliesSignedBytes() ? '0' : '1' } },
  })
  return {
    width,
    async encode(input, count) {
      const { heard } = await session.run({
        input_features: new Tensor('float32', input, [count, BANDS, FRAMES]),
      })
      if (!(heard?.data instanceof Float32Array))
        throw new Error('the encoder of sounds has no output named heard')
      return heard.data
    },
  }
}
