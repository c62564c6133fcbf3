import { join } from 'node:path'
import {
  type Picture,
  VIN_LETTERS,
  VIN_LINE_HEIGHT,
  VIN_LINE_WIDTH,
  vinLineInput,
} from '@candi/engines/photo'
import { Tensor } from 'onnxruntime-node'
import { productRoot } from '../product-root.ts'
import { openSession, runSession } from './open-session.ts'

const CLASSES = VIN_LETTERS.length + 1

/** Our own reader of lines of VIN text (engines/photo/training/text): logarithms of probabilities, step by step. */
export async function openVinLetters(): Promise<(line: Picture) => Promise<Float32Array>> {
  const session = await openSession(join(productRoot, 'engines', 'photo', 'weights', 'vin-letters.onnx'))
  return async (line) => {
    const input = new Tensor('float32', vinLineInput(line), [1, 1, VIN_LINE_HEIGHT, VIN_LINE_WIDTH])
    return logSoftmax((await runSession(session, input)).data)
  }
}

function logSoftmax(values: Float32Array): Float32Array {
  const out = new Float32Array(values.length)
  for (let from = 0; from < values.length; from += CLASSES) {
    const step = values.subarray(from, from + CLASSES)
    const highest = Math.max(...step)
    const logSum = highest + Math.log(step.reduce((sum, value) => sum + Math.exp(value - highest), 0))
    for (const [index, value] of step.entries()) out[from + index] = value - logSum
  }
  return out
}
