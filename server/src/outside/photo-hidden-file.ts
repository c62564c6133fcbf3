/**
 * What other programs would open the same bytes as: a document, a page, an archive. Phones append a lot to a photo that
 * is none of these and stays: a second JPEG (MPF, gain maps of HDR), the film of a moving photo, Samsung's trailer.
 */
const PAGES = /%PDF-[12]\.\d|<(?:html|script|!doctype\s+html|\?php|iframe)[\s>]/i
const ARCHIVES = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c', '\xfd7zXZ\0'].map((sign) =>
  Buffer.from(sign, 'latin1'),
)

const ZIP_ENTRY = Buffer.from('PK\x03\x04', 'latin1')
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')
const ZIP_END_BYTES = 22
const LONGEST_COMMENT = 65_535
/** Ways of packing that archives use; anything else is chance. */
const ZIP_METHODS = new Set([0, 8, 9, 12, 14, 93, 95, 98, 99])

/** Whether a file that begins as a picture is something else as well. */
export function holdsAnotherFile(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return (
    holdsZipEntry(buffer) ||
    endsAsZip(buffer) ||
    ARCHIVES.some((sign) => buffer.includes(sign)) ||
    PAGES.test(buffer.toString('latin1')) ||
    // Neither is read from its first bytes.
    buffer.toString('latin1', 257, 262) === 'ustar' ||
    buffer.toString('latin1', 32_769, 32_774) === 'CD001'
  )
}

function holdsZipEntry(buffer: Buffer): boolean {
  for (let at = buffer.indexOf(ZIP_ENTRY); at >= 0; at = buffer.indexOf(ZIP_ENTRY, at + 1)) {
    if (at + 30 > buffer.length) return false
    const isEntry =
      buffer.readUInt8(at + 4) <= 63 &&
      buffer.readUInt8(at + 5) <= 19 &&
      ZIP_METHODS.has(buffer.readUInt16LE(at + 8)) &&
      buffer.readUInt16LE(at + 26) > 0 &&
      buffer.readUInt16LE(at + 26) < 4_096
    if (isEntry) return true
  }
  return false
}

/** An archive is found by its end, wherever its beginning lies. */
function endsAsZip(buffer: Buffer): boolean {
  const from = Math.max(0, buffer.length - ZIP_END_BYTES - LONGEST_COMMENT)
  for (let at = buffer.indexOf(ZIP_END, from); at >= 0; at = buffer.indexOf(ZIP_END, at + 1)) {
    if (at + ZIP_END_BYTES > buffer.length) return false
    if (at + ZIP_END_BYTES + buffer.readUInt16LE(at + 20) === buffer.length) return true
  }
  return false
}
