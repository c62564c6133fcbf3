import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgeSound, readHeads } from '@candi/engines/audio'
import type { Judge } from '../listening/listen-to-bytes.ts'
import { openOnnxSoundEncoder } from './onnx-sound-encoder.ts'
import { productRoot } from './product-root.ts'

/** The judge of sounds with everything that it needs: the trained encoder, and what was trained on top of it. */
export async function openSoundJudge(): Promise<Judge> {
  const folder = join(productRoot, 'engines', 'audio', 'weights')
  const ear = {
    encoder: await openOnnxSoundEncoder(folder),
    heads: readHeads(JSON.parse(readFileSync(join(folder, 'heads.json'), 'utf8'))),
  }
  return (sound, told, onProgress) => judgeSound(sound, told, ear, onProgress)
}
