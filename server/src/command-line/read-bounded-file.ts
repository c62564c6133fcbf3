import { openOrdinaryFile } from './open-ordinary-file.ts'

/** Beside the size that a file says, so that its end is found with the first look. */
const ONE_MORE = 1

/** The bytes of a file of its own buffer, or the sentence that says why not: `whenTooLarge` also where it grows while it is read. */
export async function readBoundedFile(
  path: string,
  mostBytes: number,
  whenTooLarge: string,
): Promise<Uint8Array<ArrayBuffer> | string> {
  const handle = await openOrdinaryFile(path)
  if ('why' in handle) return handle.why
  try {
    const { size } = await handle.stat()
    if (size > mostBytes) return whenTooLarge
    let bytes = new Uint8Array(size + ONE_MORE)
    let filled = 0
    for (;;) {
      const { bytesRead } = await handle.read(bytes, filled, bytes.length - filled, filled)
      if (bytesRead === 0) return bytes.slice(0, filled)
      filled += bytesRead
      if (filled > mostBytes) return whenTooLarge
      if (filled < bytes.length) continue
      const larger = new Uint8Array(Math.min(2 * bytes.length, mostBytes) + ONE_MORE)
      larger.set(bytes)
      bytes = larger
    }
  } catch {
    return 'This file cannot be read.'
  } finally {
    await handle.close()
  }
}
