import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every file below a folder; what is neither file nor folder, as a socket, is left out. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesUnder(join(folder, entry.name))
      : entry.isFile()
        ? [join(folder, entry.name)]
        : [],
  )
