import type { PhotoHeader } from './photo-header.ts'

/** Frames of ITU-T T.81: C0 to CF without the tables C4, C8 and CC. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Walks from marker to marker until a frame tells its lines and samples (ITU-T T.81, B.2.2). */
export function jpegSize(bytes: Uint8Array): PhotoHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 2
  while (at + 9 <= bytes.length) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    // Any number of fill bytes may stand before a marker.
    if (marker === 0xff) at += 1
    else if (isFrame(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), isAnimated: false }
    else at += 2 + Math.max(2, view.getUint16(at + 2))
  }
  return null
}
