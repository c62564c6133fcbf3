import { photoChunks } from './photo-chunks.ts'
import type { PhotoFormat } from './photo-format.ts'

/** What says that pictures follow each other, and what it must stand before. */
const SIGNS: Readonly<Partial<Record<PhotoFormat, { readonly sign: string; readonly until: RegExp }>>> = {
  png: { sign: 'acTL', until: /^IDAT$/ },
  webp: { sign: 'ANIM', until: /^ANMF$/ },
  // A film beside the still. What a phone appends of a moving photo is a file of its own, behind a second head.
  avif: { sign: 'moov', until: /^ftyp$/ },
  heic: { sign: 'moov', until: /^ftyp$/ },
}

/** Whether a picture moves: APNG, animated WebP, sequences of AVIF and HEIC. Reads names and lengths alone. */
export function isAnimated(bytes: Uint8Array, format: PhotoFormat): boolean {
  const looked = SIGNS[format]
  if (!looked) return false
  let isFirst = true
  for (const name of photoChunks(bytes, format)) {
    if (name === looked.sign) return true
    if (!isFirst && looked.until.test(name)) return false
    isFirst = false
  }
  return false
}
