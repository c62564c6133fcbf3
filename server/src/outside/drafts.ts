import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** No work on a recording takes so long: a draft that old was left by a killed process. */
const LEFT_MS = 60 * 60_000

/** Files that are being made, in a folder of their own. */
export class Drafts {
  constructor(private readonly folder: string) {}

  async with<Value>(use: (path: string) => Promise<Value>): Promise<Value> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    const path = join(this.folder, randomUUID())
    try {
      return await use(path)
    } finally {
      await rm(path, { force: true })
    }
  }

  /** Clears away what a killed process left. */
  async tidy(now: Date): Promise<void> {
    for (const name of await namesIn(this.folder)) {
      const path = join(this.folder, name)
      const found = await stat(path).catch(absent)
      if (found && now.getTime() - found.mtimeMs > LEFT_MS) await rm(path, { force: true })
    }
  }
}

/** Names in a folder; none where there is no such folder yet. */
export const namesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(absent)) ?? []

/** Null for what is not there; every other trouble is trouble. */
export function absent(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
