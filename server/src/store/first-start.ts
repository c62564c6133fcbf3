import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { syncFolder, syncNames } from './sync-folder.ts'

/**
 * The files of a new database are copied into its folder without a sync: a power cut soon after could leave some of
 * them empty. Until all are on the disk a mark stands beside the folder, and nothing in it has been promised to
 * anybody; a start that finds the mark begins anew. Returns what ends the first start.
 */
export function beginFirstStart(dataFolder: string, folder: string): () => void {
  const mark = join(dataFolder, 'database.first-start')
  if (existsSync(mark)) rmSync(folder, { recursive: true, force: true })
  else if (existsSync(join(folder, 'PG_VERSION'))) return () => {}
  writeFileSync(mark, '', { mode: 0o600 })
  syncNames(dataFolder)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return () => {
    syncFolder(folder)
    rmSync(mark, { force: true })
    syncNames(dataFolder)
  }
}
