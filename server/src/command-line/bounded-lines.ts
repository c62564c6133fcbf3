/** So much of one line may be passed over before it is taken for one without an end. */
const MOST_PASSED_OVER = 64_000_000

export const TOO_LONG = Symbol('a line that is too long')

/**
 * The pieces of a stream between separators, without them; TOO_LONG in place of a piece of more bytes than that, whose rest
 * is passed over. Throws where it has no end. No more than one piece is in memory.
 */
export async function* boundedLines(
  input: AsyncIterable<Uint8Array>,
  mostBytes: number,
  separator = 0x0a,
): AsyncGenerator<string | typeof TOO_LONG> {
  let pieces: Uint8Array[] = []
  let size = 0
  const take = (piece: Uint8Array) => {
    size += piece.length
    if (size <= mostBytes && piece.length > 0) pieces.push(piece)
    if (size > MOST_PASSED_OVER)
      throw new Error('This holds a line without an end, so it was read no further.')
  }
  const line = () => {
    const text = size > mostBytes ? TOO_LONG : Buffer.concat(pieces).toString()
    pieces = []
    size = 0
    return text
  }
  for await (const chunk of input) {
    let from = 0
    for (let at = chunk.indexOf(separator); at >= 0; at = chunk.indexOf(separator, from)) {
      take(chunk.subarray(from, at))
      yield line()
      from = at + 1
    }
    take(chunk.subarray(from))
  }
  if (size > 0) yield line()
}
