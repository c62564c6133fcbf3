import { type ErrorCode, SIGHTING_LIMITS } from '@candi/contracts'
import type { Picture } from '@candi/engines/photo'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { uninterrupted } from '../threads/uninterrupted.ts'
import { decodeHeic } from './decode-heic.ts'
import { type PhotoFormat, photoFormatOf } from './photo-format.ts'
import { holdsAnotherFile } from './photo-hidden-file.ts'
import { blockOtherLoaders } from './photo-loaders.ts'
import { isAnimated } from './photo-movement.ts'

export type PhotoFailure = Extract<
  ErrorCode,
  | 'photo-not-picture'
  | 'photo-other-format'
  | 'photo-is-video'
  | 'photo-animated'
  | 'photo-too-many-pixels'
  | 'avif-too-many-pixels'
  | 'photo-too-slow'
  | 'photo-damaged'
  | 'photo-holds-another-file'
>
export type DecodedPhoto = { readonly picture: Picture } | { readonly failure: PhotoFailure }

/** No photo is seen twice, and photos that are seen at once have threads of their own. */
sharp.cache(false)
sharp.concurrency(1)
blockOtherLoaders()

/** sharp does its work beside the thread that asked for it, where nobody can end it: it must end by itself. */
const MOST_SECONDS = 6
/** Half a pixel that is hidden is still there: what shines through is seen on white, as on a page. */
const PAPER = '#ffffff'
/** A damaged pixel is no reason to refuse (phones write odd ones); an end that is missing is. */
const OPTIONS = { failOn: 'error', sequentialRead: true, unlimited: false } as const satisfies SharpOptions

/** What sharp calls the formats that it opens. */
const LOADED_AS = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
} as const satisfies Record<Exclude<PhotoFormat, 'heic'>, string>

/**
 * The picture in the bytes of a JPEG, PNG, WebP, AVIF or HEIC file: upright, in sRGB, three bytes a pixel, the longer side
 * 2,048 at most. What a file is, is known by its first bytes alone. Never throws for what is in a file.
 */
export async function decodePhoto(bytes: Uint8Array): Promise<DecodedPhoto> {
  const found = photoFormatOf(bytes)
  if ('failure' in found) return found
  if (isAnimated(bytes, found.format)) return { failure: 'photo-animated' }
  if (holdsAnotherFile(bytes)) return { failure: 'photo-holds-another-file' }
  try {
    const opened = found.format === 'heic' ? await openHeic(bytes) : await openFile(bytes, found.format)
    return typeof opened === 'string' ? { failure: opened } : { picture: await pictureOf(opened) }
  } catch (error) {
    const isLate = error instanceof Error && error.message.startsWith('timeout')
    return { failure: isLate ? 'photo-too-slow' : 'photo-damaged' }
  }
}

async function openFile(bytes: Uint8Array, expected: keyof typeof LOADED_AS): Promise<Sharp | PhotoFailure> {
  // Reads the head alone, of any size: that is what it is asked for.
  const head = sharp(bytes, { ...OPTIONS, limitInputPixels: false })
  const { width, height, format } = await uninterrupted(() => head.metadata())
  // Two readers that take the same bytes for different kinds of files: such a file was made for that.
  if (format !== LOADED_AS[expected]) return 'photo-damaged'
  if (width * height > SIGHTING_LIMITS.pixels) return 'photo-too-many-pixels'
  if (expected === 'avif' && width * height > SIGHTING_LIMITS.avifPixels) return 'avif-too-many-pixels'
  return sharp(bytes, { ...OPTIONS, limitInputPixels: SIGHTING_LIMITS.pixels }).autoOrient()
}

async function openHeic(bytes: Uint8Array): Promise<Sharp | PhotoFailure> {
  const decoded = await decodeHeic(bytes)
  if (decoded === null) return 'photo-damaged'
  if (typeof decoded === 'string') return decoded
  const { data, width, height, stride } = decoded
  // The frame inside may be larger than the head said.
  if (width * height > SIGHTING_LIMITS.pixels) return 'photo-too-many-pixels'
  return sharp(rowsOf(data, width * 3, height, stride), { raw: { width, height, channels: 3 } })
}

/** Rows without what lies between them. */
function rowsOf(data: Uint8Array, rowBytes: number, rows: number, stride: number): Uint8Array {
  if (stride === rowBytes) return data.subarray(0, rowBytes * rows)
  for (let row = 1; row < rows; row += 1)
    data.copyWithin(row * rowBytes, row * stride, row * stride + rowBytes)
  return data.subarray(0, rowBytes * rows)
}

async function pictureOf(opened: Sharp): Promise<Picture> {
  const longest = SIGHTING_LIMITS.sentPixels
  const unpacked = opened
    .timeout({ seconds: MOST_SECONDS })
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: PAPER })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
  const { data, info } = await uninterrupted(() => unpacked.toBuffer({ resolveWithObject: true }))
  if (info.channels !== 3) throw new Error(`A picture of ${info.channels} colours.`)
  return {
    width: info.width,
    height: info.height,
    data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
  }
}
