import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the product: the nearest one above this file that holds the rooms, built or not. */
export const productRoot = findRoot(dirname(fileURLToPath(import.meta.url)))

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'knowledge', 'problems.yaml'))) return folder
  const above = dirname(folder)
  if (above === folder) throw new Error('the folder of the product was not found')
  return findRoot(above)
}
