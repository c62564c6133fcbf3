import { SIGHTING_LIMITS } from '@candi/contracts'
import { sizeWords } from '../../parts/sound-words.ts'
import type { FileFormat } from './photo-format.ts'
import type { PhotoHeader } from './photo-header.ts'

/** For the file dialog. A phone that reads `image/*` offers its camera too. */
export const PHOTO_FILES =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif,.avif'
const NAMED = 'JPEG, PNG, WebP, AVIF or HEIC'

/** Why a file is no photo for us, what was kept, and what next; null where all is well. */
export type Fault = string | null

/** By its size alone; nothing is read yet. */
export function faultOfSize({ name, size }: Pick<File, 'name' | 'size'>): Fault {
  if (size === 0) return `“${name}” is empty. Choose another photo; nothing of it was sent.`
  if (size > SIGHTING_LIMITS.bytes)
    return `“${name}” has ${sizeWords(size)}, and a photo can have 20 MB. Save it smaller or take it here; nothing of it was sent.`
  return null
}

/** By its first bytes: what is no photo is not unpacked. */
export function faultOfFormat(name: string, format: FileFormat | null): Fault {
  if (format === 'video')
    return `“${name}” is a video. Stop it where the thing shows best, and choose a photo of that; nothing of it was sent.`
  if (format === 'gif')
    return `“${name}” is a GIF, and those may move. Choose a ${NAMED} file; nothing of it was sent.`
  if (format === null) return `“${name}” is not a photo. Choose a ${NAMED} file; nothing of it was sent.`
  return null
}

const MEGA = 1_000_000

/** By the size that its header tells: a small file may unpack to more than a phone can hold. */
export function faultOfHeader(name: string, { width, height, isAnimated }: PhotoHeader): Fault {
  if (isAnimated)
    return `“${name}” moves: it holds several pictures. Choose a photo that stands still; nothing of it was sent.`
  const pixels = width * height
  if (pixels > SIGHTING_LIMITS.pixels)
    return `“${name}” has ${Math.ceil(pixels / MEGA)} megapixels, and up to ${SIGHTING_LIMITS.pixels / MEGA} can be opened. Save it smaller or take it here; nothing of it was sent.`
  return faultOfEdges(name, width, height)
}

/** A sliver shows nothing, neither before nor after it was shrunk. */
export function faultOfEdges(name: string, width: number, height: number): Fault {
  const shorter = Math.min(width, height)
  if (shorter >= SIGHTING_LIMITS.leastPixels) return null
  return `“${name}” is only ${shorter} pixels ${width < height ? 'wide' : 'high'}, too little to see anything. Choose the whole photo; nothing of it was sent.`
}

export const unreadableText = (name: string): string =>
  `“${name}” could not be opened. It may be damaged; choose another photo or take it here. Nothing of it was sent.`

export const uncleanText = (name: string): string =>
  `“${name}” is a HEIC photo that this browser cannot open, and the place and time hidden in it could not be taken out. Take the photo here, or set the iPhone to Settings, Camera, Formats, “Most Compatible” and take it again. Nothing of it was sent.`

/** Where a browser gives noise instead of what a page drew. */
export const SCRAMBLED =
  'This browser scrambles pictures that a page draws, to keep you from being tracked; so place and time could not be taken out of your photo, and nothing was sent. Allow this page to read its canvas (the sign left of the address), or open it in another browser.'

/** What did not fit any more. */
export function leftOutText([first, ...others]: readonly string[], most: number): string {
  const left = others.length > 0 ? `“${first}” and ${others.length} more were` : `“${first}” was`
  return most === 1
    ? `One photo goes at once: ${left} left out. Send this one first, or remove it.`
    : `${most} photos go at once: ${left} left out. Send these first, or remove one.`
}
