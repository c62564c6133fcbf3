import type { Blocks } from '../threads/judging-thread.ts'

/** Memory is taken in pieces as the bytes come: who announces much and sends little costs little. */
const BLOCK_BYTES = 2 ** 20

interface BlockTaking {
  readonly bytes: number
  /** Asked before each block; false: the rest of the body is not read. */
  readonly mayTake: (bytes: number) => boolean
}
const ANY: BlockTaking = { bytes: BLOCK_BYTES, mayTake: () => true }

/** The body of a request in memory, or null where it holds more than `mostBytes` or is given up; then the rest is left unread. */
export async function readBlocks(
  body: ReadableStream<Uint8Array> | null,
  mostBytes: number,
  givenUp?: AbortSignal,
  block: BlockTaking = ANY,
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
        if (!block.mayTake(block.bytes)) return null
        free = new Uint8Array(block.bytes)
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
  // Whoever is gone cannot be told either.
  const stop = () => void reader.cancel().catch(() => {})
  // A read that is waited for ends at once. (A race with a promise that lasts as long as the body would hold every chunk.)
  givenUp?.addEventListener('abort', stop, { once: true })
  try {
    for (;;) {
      const read = givenUp?.aborted ? null : await reader.read()
      if (read === null || givenUp?.aborted) {
        yield null
        return
      }
      if (read.done) return
      yield read.value
    }
  } finally {
    givenUp?.removeEventListener('abort', stop)
    stop()
  }
}
