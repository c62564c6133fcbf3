import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY_DISK = '/dev/shm'
const LEAST_BYTES = 2 ** 30

/**
 * Where a test run keeps what it throws away, 130 MB at the most: on a memory disk where one with 1 GB to spare is found,
 * otherwise where the system puts such things. Hundreds of databases are made and dropped in a run, each write waits for the
 * disk to hold it, and a disk shared with others stood still for half a minute at a time. What a killed process leaves is
 * the same on both.
 */
export function scratchFolder() {
  if (process.env.TMPDIR || process.platform !== 'linux') return tmpdir()
  try {
    accessSync(MEMORY_DISK, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY_DISK)
    return bavail * bsize >= LEAST_BYTES ? MEMORY_DISK : tmpdir()
  } catch {
    return tmpdir()
  }
}
