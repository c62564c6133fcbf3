/** How the files begin that the server can open: bytes at a place (RFC 3533, RFC 9639, RFC 8794, ISO 14496-12, RIFF). */
const BEGINNINGS = [
  { at: 0, text: 'RIFF' },
  { at: 0, text: 'OggS' },
  { at: 0, text: 'fLaC' },
  { at: 0, text: 'ID3' },
  { at: 0, text: '\x1a\x45\xdf\xa3' },
  { at: 4, text: 'ftyp' },
] as const

/** Whether the first bytes of a file are those of a sound that the server may open where the browser cannot. */
export function isKnownContainer(head: Uint8Array): boolean {
  const begins = ({ at, text }: (typeof BEGINNINGS)[number]) =>
    [...text].every((letter, index) => head[at + index] === letter.charCodeAt(0))
  // MP3 and AAC without a container: eleven or twelve ones in a row mark each frame.
  const isFrame = head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0
  return isFrame || BEGINNINGS.some(begins)
}
