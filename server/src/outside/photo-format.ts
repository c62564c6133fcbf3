import type { ErrorCode } from '@candi/contracts'
import { beginsAsSvg } from './begins-as-svg.ts'

export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'

type Refused = Extract<
  ErrorCode,
  'photo-not-picture' | 'photo-other-format' | 'photo-is-video' | 'photo-animated'
>

/** Of a file of ISO boxes: the first brand says what it is. */
const BRANDS: Readonly<Record<string, 'avif' | 'heic' | Refused>> = {
  avif: 'avif',
  heic: 'heic',
  heix: 'heic',
  heim: 'heic',
  heis: 'heic',
  avis: 'photo-animated',
  msf1: 'photo-animated',
  hevc: 'photo-animated',
  hevx: 'photo-animated',
  hevm: 'photo-animated',
  hevs: 'photo-animated',
  'crx ': 'photo-other-format',
  'jxl ': 'photo-other-format',
}
/** Where a box of these comes first, it is QuickTime from before brands. */
const OLD_FILM = new Set(['moov', 'mdat', 'wide', 'pnot', 'skip'])

/** First bytes of what is no photo but not nothing either. */
const BEGINNINGS: Readonly<Record<Refused, readonly string[]>> = {
  'photo-animated': ['GIF87a', 'GIF89a'],
  'photo-is-video': ['\x1a\x45\xdf\xa3', 'FLV\x01', '\0\0\x01\xba', '\0\0\x01\xb3'],
  'photo-other-format': [
    // TIFF and the RAW formats that grew out of it, then others, then documents.
    ...['II*\0', 'MM\0*', 'II+\0', 'MM\0+', 'IIRO', 'IIRS', 'IIU\0', 'FUJIFILM', '8BPS'],
    ...['\0\0\x01\0', '\xff\x0a', '\0\0\0\x0cjP  ', '\0\0\0\x0cJXL ', '%PDF-'],
  ],
  'photo-not-picture': [],
}
/** The rest needs more than its first bytes. */
const SHAPES: readonly (readonly [RegExp, Refused])[] = [
  [/^RIFF.{4}AVI /s, 'photo-is-video'],
  [/^BM.{4}\0\0\0\0/s, 'photo-other-format'],
]
/** So much of the beginning says what a file is. */
const HEAD_BYTES = 1_024

/** What a file is by its first bytes, whatever it is called, or why it is not taken. */
export function photoFormatOf(
  bytes: Uint8Array,
): { readonly format: PhotoFormat } | { readonly failure: Refused } {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', 0, HEAD_BYTES)
  if (head.startsWith('\xff\xd8\xff')) return { format: 'jpeg' }
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return { format: 'png' }
  if (/^RIFF.{4}WEBP(?:VP8[ LX]|.{0,3}$)/s.test(head)) return { format: 'webp' }
  const found = ofBoxes(head) ?? (beginsAsSvg(bytes) ? 'photo-other-format' : ofOthers(head))
  return found === 'avif' || found === 'heic' ? { format: found } : { failure: found }
}

function ofOthers(head: string): Refused {
  const refusals = ['photo-animated', 'photo-is-video', 'photo-other-format'] as const
  return (
    refusals.find((refusal) => BEGINNINGS[refusal].some((beginning) => head.startsWith(beginning))) ??
    SHAPES.find(([shape]) => shape.test(head))?.[1] ??
    'photo-not-picture'
  )
}

function ofBoxes(head: string): 'avif' | 'heic' | Refused | null {
  const name = head.slice(4, 8)
  if (OLD_FILM.has(name)) return 'photo-is-video'
  if (name !== 'ftyp') return null
  const brand = head.slice(8, 12)
  if (brand !== 'mif1') return BRANDS[brand] ?? 'photo-is-video'
  // "Some picture": the other brands say how it is coded.
  const brandsEnd = head.charCodeAt(2) * 256 + head.charCodeAt(3)
  for (let at = 16; at + 4 <= Math.min(brandsEnd, head.length); at += 4) {
    const coded = BRANDS[head.slice(at, at + 4)]
    if (coded === 'avif' || coded === 'heic') return coded
  }
  return 'photo-other-format'
}
