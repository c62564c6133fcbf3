import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A folder for the files of the tests of one file, gone after them. */
export function scratchFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'candi-files-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return {
    pathOf: (name: string) => join(folder, name),
    put: (name: string, content: Uint8Array) => {
      writeFileSync(join(folder, name), content)
      return join(folder, name)
    },
  }
}
