import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

/** Why a path is not opened, as a sentence for whoever named it. */
export interface NotOpened {
  readonly why: string
}

/**
 * Opens a file that lies on a disk. Anything else may have no end (/dev/zero) or no beginning (a pipe that nobody writes
 * to), and a program that was left alone with it would never come back.
 */
export async function openOrdinaryFile(path: string): Promise<FileHandle | NotOpened> {
  try {
    // Does not wait for whoever writes to a pipe.
    const handle = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    const found = await handle.stat()
    if (found.isFile()) return handle
    await handle.close()
    return found.isDirectory()
      ? { why: 'This is a folder. Name the files in it, or put their paths in a list for --files-from.' }
      : { why: 'This is a pipe or a device and not a file, so it was not read. Save it as a file first.' }
  } catch (error) {
    const isSocket = error instanceof Error && 'code' in error && error.code === 'ENXIO'
    return {
      why: isSocket ? 'This is a socket and not a file, so it was not read.' : 'This file cannot be read.',
    }
  }
}
