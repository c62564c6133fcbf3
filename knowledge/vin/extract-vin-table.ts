/**
 * Writes vin-table.br anew from the agency's public table:
 *   npm run -w knowledge extract-vin
 * Needs a package registry, `npm` and `tar`; takes about a minute. What it writes is read by
 * src/read-vin-table.ts; the format is told in vin-table-text.ts.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { addDriveCodes, addDriveModels } from './add-drives.ts'
import { fetchPublicTable } from './fetch-public-table.ts'
import { readDriveCodes, readDriveModels } from './read-drives.ts'
import { selectVehicles } from './select-vehicles.ts'
import { writeVinTable } from './vin-table-text.ts'

const folder = mkdtempSync(join(tmpdir(), 'candi-vin-'))
try {
  const selected = selectVehicles(await fetchPublicTable(folder))
  const content = addDriveCodes(addDriveModels(selected, readDriveModels()), readDriveCodes())
  const text = Buffer.from(writeVinTable(content), 'latin1')
  const compressed = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
  writeFileSync(fileURLToPath(new URL('./vin-table.br', import.meta.url)), compressed)
  const patterns = content.schemas.reduce((sum, schema) => sum + schema.length, 0)
  console.log(`Data of ${content.tableDate}: ${content.makers.length} makers, ${patterns} patterns.`)
  console.log(`${text.length} bytes of text, ${compressed.length} compressed.`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
