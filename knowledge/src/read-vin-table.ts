import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { parseVinTable, type VinTable } from '../vin/parse-vin-table.ts'
import { knowledgeFolder } from './read-knowledge-files.ts'

const decompress = promisify(brotliDecompress)

/** Reads the embedded table of VINs; `folder` is the knowledge folder, which a built server has to name. */
export async function readVinTable(folder: string = knowledgeFolder): Promise<VinTable> {
  const bytes = await decompress(await readFile(join(folder, 'vin', 'vin-table.br')))
  return parseVinTable(bytes.toString('latin1'))
}
