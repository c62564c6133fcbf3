const START = [0xff, 0xd8]
const SCAN = 0xda
const JFIF = 0xe0
/** Without a thumbnail (ITU-T T.871, 10.1). */
const JFIF_BYTES = 16
const ADOBE = 0xee
/** Exactly the fields of Adobe's marker, which decoders need to tell the colors (ITU-T T.872, 6.5.3). */
const ADOBE_BYTES = 14
const COMMENT = 0xfe

const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef

/**
 * A JPEG without Exif, XMP, ICC and comments: browsers write some of these by themselves. Null where it is none.
 * What follows the first scan is kept as it is: our own encoder wrote it.
 */
export function bareJpeg(bytes: Uint8Array<ArrayBuffer>): Blob | null {
  if (START.some((byte, index) => bytes[index] !== byte)) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept: Uint8Array<ArrayBuffer>[] = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === SCAN) return new Blob([...kept, bytes.subarray(at)], { type: 'image/jpeg' })
    const length = view.getUint16(at + 2)
    if (length < 2) return null
    const isNeeded =
      (marker === JFIF && length === JFIF_BYTES) || (marker === ADOBE && length === ADOBE_BYTES)
    if (isNeeded || !(isApplication(marker) || marker === COMMENT))
      kept.push(bytes.subarray(at, at + 2 + length))
    at += 2 + length
  }
  return null
}
