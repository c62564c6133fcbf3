/** How a file begins says what it is; its name and its type may lie. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'
export type FileFormat = PhotoFormat | 'gif' | 'video'

/** Bytes that `formatOf` looks at. */
export const HEAD_BYTES = 64

/** Brands of ISO 14496-12 files (ISO 23008-12, AV1 Image File Format); sequences of pictures count as videos. */
const BRANDS = new Map<string, FileFormat>([
  ...['heic', 'heix', 'heim', 'heis', 'mif1', 'mif2'].map((brand) => [brand, 'heic'] as const),
  ['avif', 'avif'],
  ...['avis', 'hevc', 'hevx', 'hevm', 'hevs', 'msf1'].map((brand) => [brand, 'video'] as const),
])
/** These say only that it is a picture; the brands behind tell which. */
const GENERAL = new Set(['mif1', 'mif2'])

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))

function brandedFormat(head: Uint8Array): FileFormat {
  const major = textAt(head, 8, 4)
  if (!GENERAL.has(major)) return BRANDS.get(major) ?? 'video'
  const end = Math.min(head.length, new DataView(head.buffer, head.byteOffset).getUint32(0))
  for (let at = 16; at + 4 <= end; at += 4) if (textAt(head, at, 4) === 'avif') return 'avif'
  return 'heic'
}

/** @returns null where it is neither a picture nor a video that we know */
export function formatOf(head: Uint8Array): FileFormat | null {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg'
  if (textAt(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  const four = textAt(head, 0, 4)
  if (four === 'RIFF' && textAt(head, 8, 4) === 'WEBP') return 'webp'
  if (four === 'GIF8') return 'gif'
  if (textAt(head, 4, 4) === 'ftyp' && head.length >= 12) return brandedFormat(head)
  if (four === '\x1a\x45\xdf\xa3' || (four === 'RIFF' && textAt(head, 8, 4) === 'AVI ')) return 'video'
  return null
}
