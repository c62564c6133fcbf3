import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { OpenDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import * as schema from './schema/index.ts'

/** Sooner a plain refusal than a request that hangs. */
const CONNECT_MS = 5_000
const STATEMENT_MS = 15_000
const CONNECTIONS = 12

/** A PostgreSQL server of the operator's (14 or newer), which several CANDI processes may share. */
export async function openPostgres(url: string, onLost: (error: unknown) => void): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
  })
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', onLost)
  const database = drizzle({ client: pool, schema })
  const listener = new Listener(url, onLost)
  try {
    await migrate(database)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    kind: 'postgres',
    database,
    listen: (channel, onMessage) => listener.listen(channel, onMessage),
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}

/** One connection that hears; connected anew, a second later, when it is lost. */
class Listener {
  private readonly heard = new Map<string, Set<(payload: string) => void>>()
  private connection: Promise<pg.Client> | null = null
  private isClosed = false

  constructor(
    private readonly url: string,
    private readonly onLost: (error: unknown) => void,
  ) {}

  async listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>> {
    const ears = this.heard.get(channel) ?? new Set()
    const isNew = ears.size === 0
    ears.add(onMessage)
    this.heard.set(channel, ears)
    const client = await this.connected()
    if (isNew) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    return async () => {
      ears.delete(onMessage)
    }
  }

  async close(): Promise<void> {
    this.isClosed = true
    const client = await this.connection?.catch(() => null)
    await client?.end()
  }

  private connected(): Promise<pg.Client> {
    this.connection ??= this.connect()
    return this.connection
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: CONNECT_MS })
    client.on('notification', ({ channel, payload }) => {
      for (const ear of this.heard.get(channel) ?? []) ear(payload ?? '')
    })
    client.on('error', (error) => {
      this.onLost(error)
      this.connection = null
      if (!this.isClosed) setTimeout(() => void this.hearAgain(), 1_000).unref()
    })
    try {
      await client.connect()
    } catch (error) {
      this.connection = null
      throw error
    }
    return client
  }

  private async hearAgain(): Promise<void> {
    if (this.isClosed) return
    try {
      const client = await this.connected()
      for (const channel of this.heard.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      this.onLost(error)
      setTimeout(() => void this.hearAgain(), 1_000).unref()
    }
  }
}
