import type { PhotoHeader } from './photo-header.ts'

const IHDR = 0x49484452
const ACTL = 0x6163544c
const IDAT = 0x49444154
/** No file of ours has so many chunks before its pixels. */
const MOST_CHUNKS = 1_000

/** The first chunk tells the size; an `acTL` before the pixels says that they move (PNG, third edition). */
export function pngSize(bytes: Uint8Array): PhotoHeader | null {
  if (bytes.length < 33) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(12) !== IHDR) return null
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  let at = 33
  for (let chunk = 0; chunk < MOST_CHUNKS && at + 8 <= bytes.length; chunk += 1) {
    const type = view.getUint32(at + 4)
    if (type === ACTL) return { ...size, isAnimated: true }
    if (type === IDAT) break
    at += 12 + view.getUint32(at)
  }
  return { ...size, isAnimated: false }
}
