import { mkdir, open, statfs, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '../cause-of.ts'
import { keptFor } from '../store/kept-for.ts'

/** Less than this is as good as nothing: the database alone writes its journal in files of 16 MB. */
const LEAST_FREE_BYTES = 64 * 2 ** 20
/** Balancers ask every few seconds, each of them; the disk is asked once for all. */
const FRESH_SECONDS = 5
const DISK_ANSWERS_MS = 2_000
const FULL = ['ENOSPC', 'EDQUOT']

/** Why nothing can be kept. In one word each, for a balancer and whoever watches it. */
export type DiskTrouble = 'disk-full' | 'disk-unwritable' | 'disk-silent'

/** What is asked of a disk: how much is free, and whether a few bytes come to rest on it. */
export interface Disk {
  freeBytes(folder: string): Promise<number>
  /** Writes a little, waits until the disk has it, and takes it away again. */
  tryWrite(folder: string): Promise<void>
}

const disk: Disk = {
  async freeBytes(folder) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  },
  async tryWrite(folder) {
    // One name a process: what a killed one left is written over by the next with its number, and holds nothing.
    const path = join(folder, `.write-test-${process.pid}`)
    try {
      const file = await open(path, 'w', 0o600)
      try {
        await file.writeFile('can this be kept?')
        await file.sync()
      } finally {
        await file.close()
      }
    } finally {
      await unlink(path).catch(() => {})
    }
  },
}

/** Whether these folders can take what visitors give us to keep; null where they can. Looked at anew every few seconds. */
export function watchDiskRoom(
  folders: readonly string[],
  now: () => Date,
  asked: Disk = disk,
  patienceMs = DISK_ANSWERS_MS,
): () => Promise<DiskTrouble | null> {
  let underWay: Promise<DiskTrouble | null> | null = null
  const look = () => {
    // A disk that hangs is not asked again until it answers: each question would hold one of the few threads for files.
    underWay ??= troubleInAny(asked, folders).finally(() => {
      underWay = null
    })
    return withPatience(underWay, patienceMs)
  }
  return keptFor(FRESH_SECONDS, now, look).read
}

async function troubleInAny(asked: Disk, folders: readonly string[]): Promise<DiskTrouble | null> {
  for (const folder of new Set(folders)) {
    const trouble = await troubleIn(asked, folder)
    if (trouble !== null) return trouble
  }
  return null
}

async function troubleIn(asked: Disk, folder: string): Promise<DiskTrouble | null> {
  try {
    if ((await asked.freeBytes(folder)) < LEAST_FREE_BYTES) return 'disk-full'
    await asked.tryWrite(folder)
    return null
  } catch (error) {
    return FULL.includes(codeOf(error)) ? 'disk-full' : 'disk-unwritable'
  }
}

async function withPatience(
  look: Promise<DiskTrouble | null>,
  patienceMs: number,
): Promise<DiskTrouble | null> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<DiskTrouble>((resolve) => {
    timer = setTimeout(() => resolve('disk-silent'), patienceMs)
  })
  try {
    return await Promise.race([look, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
