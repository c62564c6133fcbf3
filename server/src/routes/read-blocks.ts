import type { Blocks } from '../threads/judging-thread.ts'

/** Memory is taken in pieces as the bytes come: who announces much and sends little costs little. */
const BLOCK_BYTES = 2 ** 20

/** The body of a request in memory, or null where it holds more than `mostBytes` or is given up; then the rest is left unread. */
export async function readBlocks(
  body: ReadableStream<Uint8Array> | null,
  mostBytes: number,
  givenUp?: AbortSignal,
): Promise<Blocks | null> {
  const blocks: Uint8Array<ArrayBuffer>[] = []
  let free = new Uint8Array(0)
  let size = 0
  for await (const chunk of untilGivenUp(body, givenUp)) {
    if (chunk === null) return null
    size += chunk.byteLength
    if (size > mostBytes) return null
    for (let at = 0; at < chunk.byteLength; ) {
      if (free.byteLength === 0) {
        free = new Uint8Array(BLOCK_BYTES)
        blocks.push(free)
      }
      const piece = chunk.subarray(at, at + free.byteLength)
      free.set(piece)
      free = free.subarray(piece.byteLength)
      at += piece.byteLength
    }
  }
  const last = blocks.at(-1)
  if (last) blocks[blocks.length - 1] = last.subarray(0, last.byteLength - free.byteLength)
  return blocks
}

/** The chunks of a body, and null as soon as it is given up: the next chunk may be long in coming. */
async function* untilGivenUp(
  body: ReadableStream<Uint8Array> | null,
  givenUp: AbortSignal | undefined,
): AsyncGenerator<Uint8Array | null> {
  if (body === null) return
  const reader = body.getReader()
  const end = new Promise<null>((resolve) => {
    if (givenUp?.aborted) resolve(null)
    givenUp?.addEventListener('abort', () => resolve(null), { once: true })
  })
  try {
    for (;;) {
      const read = await Promise.race([reader.read(), end])
      if (read === null) yield null
      if (read === null || read.done) return
      yield read.value
    }
  } finally {
    // Whoever is gone cannot be told either.
    reader.cancel().catch(() => {})
  }
}
