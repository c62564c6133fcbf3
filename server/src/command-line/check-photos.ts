import { GAUGE_FLOATS, type PhotoEyes, type Picture } from '@candi/engines/photo'
import { decodePhoto } from '../outside/decode-photo.ts'
import { openPhotoEyes } from '../outside/open-photo-eyes.ts'
import type { Finding } from './doctor-checks.ts'

/** A white pixel, as PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
)
const SIDE = 64
const CANVAS: Picture = { width: SIDE, height: SIDE, data: new Uint8Array(SIDE * SIDE * 3).fill(255) }

/** Six planes of 48 x 48: one candidate. */
const LAMP_CROP = 6 * 48 * 48

const lookForGauges = async (eyes: PhotoEyes) => {
  await eyes.findGauges(new Float32Array(3 * SIDE * SIDE), SIDE, SIDE)
  await eyes.readGauges(new Float32Array(GAUGE_FLOATS), 1)
}

type Eye = readonly [name: string, look: (eyes: PhotoEyes) => Promise<unknown>]
const EYES: readonly Eye[] = [
  ['text', (eyes) => eyes.readText(CANVAS)],
  ['barcodes', (eyes) => eyes.readBarcodes(CANVAS)],
  ['lamps', (eyes) => eyes.tellLamps(new Float32Array(LAMP_CROP), 1)],
  ['gauges', (eyes) => lookForGauges(eyes)],
  ['the kind of photo', (eyes) => eyes.embed(CANVAS)],
]
/** Whether everything that photos are looked at with can be loaded here: a picture of nothing is shown to each part. */
export async function checkPhotos(eyes: PhotoEyes = openPhotoEyes()): Promise<Finding> {
  const about = 'photos'
  try {
    const decoded = await decodePhoto(PIXEL)
    if ('failure' in decoded) throw new Error(decoded.failure)
  } catch {
    return {
      about,
      state: 'look',
      says: 'sharp, which unpacks pictures, cannot be loaded; no photo is seen until CANDI is installed again',
    }
  }
  const blind: string[] = []
  for (const [name, look] of EYES) await look(eyes).catch(() => blind.push(name))
  return blind.length === 0
    ? { about, state: 'good', says: 'every part can be loaded' }
    : { about, state: 'look', says: `cannot see ${blind.join(', ')} until CANDI is installed again` }
}
