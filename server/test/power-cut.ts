import fs, { cpSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'

/**
 * A disk that loses its power: of every file it keeps what it held when it was last synced, and nothing of a file that
 * never was. Names are kept as they stand, as on a file system that keeps a journal of them.
 */
export function recordSyncs() {
  const kept = new Map<number, Buffer>()
  const spy = vi.spyOn(fs, 'fsyncSync').mockImplementation((file) => {
    const { ino, size } = fs.fstatSync(file)
    if (!fs.fstatSync(file).isFile()) return
    const content = Buffer.alloc(size)
    // By path, since the file may be open for writing only.
    const again = fs.openSync(`/proc/self/fd/${file}`, 'r')
    fs.readSync(again, content, 0, size, 0)
    fs.closeSync(again)
    kept.set(ino, content)
  })
  return {
    syncs: () => spy.mock.calls.length,
    /** What would be found after a power cut at this moment, as a folder of its own. */
    cutInto(folder: string, target: string): void {
      cpSync(folder, target, { recursive: true })
      for (const file of filesUnder(folder)) {
        const content = kept.get(statSync(join(folder, file)).ino)
        if (content) writeFileSync(join(target, file), content)
        else truncateSync(join(target, file), 0)
      }
    },
    stop: () => spy.mockRestore(),
  }
}

function filesUnder(folder: string, inside = ''): string[] {
  return readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const path = join(inside, entry.name)
    return entry.isDirectory() ? filesUnder(folder, path) : entry.isFile() ? [path] : []
  })
}
