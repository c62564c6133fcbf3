import { readFile } from 'node:fs/promises'
import { InferenceSession } from 'onnxruntime-node'

/** One thread, and memory of one look is given back, not kept for a larger one: several photos at once are the rule. */
export async function openSession(path: string): Promise<InferenceSession> {
  return InferenceSession.create(await readFile(path), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    enableCpuMemArena: false,
    enableMemPattern: false,
  })
}

/** The only output of a model, as numbers. */
export async function runSession(
  session: InferenceSession,
  input: InferenceSession.FeedsType[string],
): Promise<{ data: Float32Array; dims: readonly number[] }> {
  const [inputName] = session.inputNames
  const [outputName] = session.outputNames
  if (inputName === undefined || outputName === undefined)
    throw new Error('the model has no input or no output')
  const output = (await session.run({ [inputName]: input }))[outputName]
  if (!(output?.data instanceof Float32Array)) throw new Error('the model gave no numbers')
  return { data: output.data, dims: output.dims }
}
