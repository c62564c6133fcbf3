import { join } from 'node:path'
import type { PhotoEyes } from '@candi/engines/photo'
import { InferenceSession, Tensor } from 'onnxruntime-node'

const PLANES = 6
const SIDE = 48

/** Opens the trained teller of lamps from its folder. One thread: photos of several people at once are the rule. */
export async function openOnnxLampTeller(folder: string): Promise<PhotoEyes['tellLamps']> {
  const session = await InferenceSession.create(join(folder, 'lamps.onnx'), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    // Memory of one look is given back, not kept for a longer one.
    enableCpuMemArena: false,
  })
  return async (crops, count) => {
    const { lamps } = await session.run({ crops: new Tensor('float32', crops, [count, PLANES, SIDE, SIDE]) })
    if (!(lamps?.data instanceof Float32Array))
      throw new Error('the teller of lamps has no output named lamps')
    return lamps.data
  }
}
