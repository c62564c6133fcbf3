import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEEP_ENCODER_WIDTH, ENCODER_WIDTH, judgeSound, readHeads } from '@candi/engines/audio'
import type { Judge } from '../listening/listen-to-bytes.ts'
import { openOnnxSoundEncoder } from './onnx-sound-encoder.ts'
import { productRoot } from './product-root.ts'

/** The judge of sounds with everything that it needs: the trained encoders, and what was trained on top of them. */
export async function openSoundJudge(): Promise<Judge> {
  const folder = join(productRoot, 'engines', 'audio', 'weights')
  const ear = {
    encoder: await openOnnxSoundEncoder(join(folder, 'encoder.onnx'), ENCODER_WIDTH),
    deepEncoder: await openOnnxSoundEncoder(join(folder, 'deep-encoder.onnx'), DEEP_ENCODER_WIDTH),
    heads: readHeads(JSON.parse(readFileSync(join(folder, 'heads.json'), 'utf8'))),
  }
  return (sound, told, onProgress) => judgeSound(sound, told, ear, onProgress)
}
