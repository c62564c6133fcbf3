import { heifSize } from './heif-size.ts'
import { jpegSize } from './jpeg-size.ts'
import type { PhotoFormat } from './photo-format.ts'
import type { PhotoHeader } from './photo-header.ts'
import { pngSize } from './png-size.ts'
import { webpSize } from './webp-size.ts'

const READERS = {
  jpeg: jpegSize,
  png: pngSize,
  webp: webpSize,
  avif: heifSize,
  heic: heifSize,
} as const satisfies Record<PhotoFormat, (bytes: Uint8Array) => PhotoHeader | null>

/** @returns null where the file does not tell its size, as a damaged one */
export function readHeader(bytes: Uint8Array, format: PhotoFormat): PhotoHeader | null {
  const header = READERS[format](bytes)
  return header && header.width > 0 && header.height > 0 ? header : null
}
