import { constants, type FileHandle, open } from 'node:fs/promises'

const OWNER_ONLY = 0o600

export interface WrittenPart {
  readonly kept: number
  readonly isOver: boolean
}

/**
 * Writes bytes into a file from `offset` on, one piece at a time as they come, and has the disk keep them. Where they
 * break off, what came before is kept all the same. What stands behind it in the file is left: another process may have
 * acknowledged it.
 */
export async function writePart(
  path: string,
  offset: number,
  bytes: AsyncIterable<Uint8Array>,
  most: number,
): Promise<WrittenPart> {
  const file = await open(path, constants.O_WRONLY | constants.O_CREAT, OWNER_ONLY)
  try {
    const written = await writeAll(file, offset, bytes, most)
    await file.sync()
    return written
  } finally {
    await file.close()
  }
}

async function writeAll(
  file: FileHandle,
  offset: number,
  bytes: AsyncIterable<Uint8Array>,
  most: number,
): Promise<WrittenPart> {
  const pieces = bytes[Symbol.asyncIterator]()
  let kept = 0
  for (;;) {
    const piece = await pieces.next().catch(() => BROKEN_OFF)
    if (piece.done) return { kept, isOver: false }
    if (kept + piece.value.byteLength > most) {
      await pieces.return?.()
      return { kept, isOver: true }
    }
    for (let at = 0; at < piece.value.byteLength; ) {
      const { bytesWritten } = await file.write(
        piece.value,
        at,
        piece.value.byteLength - at,
        offset + kept + at,
      )
      at += bytesWritten
    }
    kept += piece.value.byteLength
  }
}

/** A line that breaks is no failure of ours: the sender asks how far it came and goes on from there. */
const BROKEN_OFF = { done: true, value: undefined } as const
