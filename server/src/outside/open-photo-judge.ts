import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgePhoto, readKindHeads } from '@candi/engines/photo'
import type { PhotoJudge } from '../looking/look-at-bytes.ts'
import { tellProgress } from '../looking/tell-progress.ts'
import { openPhotoEyes } from './open-photo-eyes.ts'
import { productRoot } from './product-root.ts'

const HEADS = join(productRoot, 'engines', 'photo', 'weights', 'kind-heads.json')

/** The judge of photos with everything that it needs. */
export function openPhotoJudge(): PhotoJudge {
  const eyes = openPhotoEyes()
  const heads = readKindHeads(JSON.parse(readFileSync(HEADS, 'utf8')))
  return (picture, told, onProgress) => judgePhoto(picture, told, tellProgress(eyes, onProgress), heads)
}
