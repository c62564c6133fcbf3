import type { PhotoHeader } from './photo-header.ts'

const ANIMATION = 0x02

/** The first chunk tells the size, in one of three ways (RFC 9649: VP8X, VP8L; RFC 6386, 9.1: VP8). */
export function webpSize(bytes: Uint8Array): PhotoHeader | null {
  if (bytes.length < 30) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const type = String.fromCharCode(...bytes.subarray(12, 16))
  if (type === 'VP8X') {
    const threeBytesAt = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
    const isAnimated = (view.getUint8(20) & ANIMATION) !== 0
    return { width: threeBytesAt(24) + 1, height: threeBytesAt(27) + 1, isAnimated }
  }
  if (type === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, isAnimated: false }
  }
  if (type !== 'VP8 ') return null
  return {
    width: view.getUint16(26, true) & 0x3fff,
    height: view.getUint16(28, true) & 0x3fff,
    isAnimated: false,
  }
}
