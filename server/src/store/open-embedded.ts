import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { OpenDatabase } from './database.ts'
import { DurableFiles } from './durable-files.ts'
import { beginFirstStart } from './first-start.ts'
import { lockFolder } from './folder-lock.ts'
import { migrate } from './migrate.ts'
import * as schema from './schema/index.ts'

/** The embedded database in a folder of its own, durable through power cuts, held by one process. */
export async function openEmbedded(dataFolder: string): Promise<OpenDatabase> {
  const unlock = lockFolder(dataFolder)
  try {
    const folder = join(dataFolder, 'database')
    const endFirstStart = beginFirstStart(dataFolder, folder)
    const startParams = [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      '-c',
      'fsync=on',
      '-c',
      'wal_sync_method=fsync',
    ]
    const client = await PGlite.create({ fs: new DurableFiles(folder), startParams })
    const database = drizzle({ client, schema })
    await migrate(database)
    endFirstStart()
    return {
      kind: 'embedded',
      database,
      listen: async (channel, onMessage) => {
        const stop = await client.listen(channel, onMessage)
        return () => stop()
      },
      async close() {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
