import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.html', '.txt', '.xml'])
/** Below this many bytes a header costs more than compression saves. */
const LEAST_BYTES = 1_000

/** Puts a brotli and a gzip copy beside every text that the server sends as it lies there. */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => statSync(file).size >= LEAST_BYTES)
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file)
      const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, options))
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}
