/** Far enough for every prologue that a drawing program writes. */
const HEAD_BYTES = 1_024
/** What may stand before the first element of an XML document: where it begins, and where it ends. */
const PROLOGUE = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!doctype', '>'],
] as const
/** Blanks of XML, and the mark of the byte order, in all its encodings read as Latin-1. */
const BLANK = new Set([' ', '\t', '\r', '\n', '\xef', '\xbb', '\xbf', '\xfe', '\xff'])

/**
 * Whether a file begins as a drawing in SVG, in UTF-8 or UTF-16. Walks forward once: a pattern that repeats over comments
 * can be made to try every way of splitting them.
 */
export function beginsAsSvg(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, HEAD_BYTES))
  // In UTF-16 every other byte of these letters is zero.
  const head = buffer.toString('latin1').replaceAll('\0', '').toLowerCase()
  for (let at = 0; at < head.length; ) {
    const opened = PROLOGUE.find(([start]) => head.startsWith(start, at))
    if (BLANK.has(head.charAt(at))) at += 1
    else if (opened) {
      const end = head.indexOf(opened[1], at + opened[0].length)
      if (end < 0) return false
      at = end + opened[1].length
    } else return isSvgElement(head.slice(at, at + LONGEST_NAME))
  }
  return false
}

/** With a prefix before it: `<drawing:svg`. */
const LONGEST_NAME = 64
const isSvgElement = (start: string) => /^<(?:[a-z][\w.-]{0,40}:)?svg[\s/>]/.test(start)
