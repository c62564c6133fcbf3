/** "fLaC", the head of its first block, and the 34 bytes of STREAMINFO. */
const FLAC_BYTES = 42
const LAST_BLOCK = 0x80
const VORBIS_COMMENT = Uint8Array.from([3, ...Buffer.from('vorbis'), 0, 0, 0, 0, 0, 0, 0, 0, 1])
const LARGEST_LACE = 255

/**
 * What a decoder must know before the first packet. Of two codecs it may carry comments and pictures: they are left
 * out here, so that no writer can pass them on.
 */
export function bareDescription(codec: string, description: Uint8Array): Uint8Array | null {
  if (codec === 'flac') return bareFlac(description)
  if (codec === 'vorbis') return bareVorbis(description)
  return description
}

function bareFlac(description: Uint8Array): Uint8Array | null {
  if (description.length < FLAC_BYTES) return null
  const bare = description.slice(0, FLAC_BYTES)
  bare[4] = LAST_BLOCK
  return bare
}

/** Three packets behind each other: identification, comments, setup; the lengths of the first two stand before them. */
function bareVorbis(description: Uint8Array): Uint8Array | null {
  if (description[0] !== 2) return null
  const lengths: number[] = []
  let at = 1
  while (lengths.length < 2) {
    let length = 0
    for (;;) {
      const lace = description[at]
      if (lace === undefined) return null
      at += 1
      length += lace
      if (lace < LARGEST_LACE) break
    }
    lengths.push(length)
  }
  const [identification = 0, comments = 0] = lengths
  if (identification >= LARGEST_LACE || at + identification + comments >= description.length) return null
  return Buffer.concat([
    Uint8Array.from([2, identification, VORBIS_COMMENT.length]),
    description.subarray(at, at + identification),
    VORBIS_COMMENT,
    description.subarray(at + identification + comments),
  ])
}
