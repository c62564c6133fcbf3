import { join } from 'node:path'
import { EMBEDDING_SIDE, embeddingInputOf, type PhotoEyes } from '@candi/engines/photo'
import { InferenceSession, Tensor } from 'onnxruntime-node'

/** Opens the image net from its folder. One thread: photos of several people at once are the rule. */
export async function openOnnxPhotoEmbedding(folder: string): Promise<PhotoEyes['embed']> {
  const session = await InferenceSession.create(join(folder, 'embedding.onnx'), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    // Memory of one look is given back, not kept for the next.
    enableCpuMemArena: false,
  })
  return async (picture) => {
    const { embedding } = await session.run({
      picture: new Tensor('float32', embeddingInputOf(picture), [1, 3, EMBEDDING_SIDE, EMBEDDING_SIDE]),
    })
    if (!(embedding?.data instanceof Float32Array))
      throw new Error('the image net has no output named embedding')
    return embedding.data
  }
}
