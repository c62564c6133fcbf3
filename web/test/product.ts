import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const MAIN = resolve(import.meta.dirname, '../../dist/server/main.js')

/** A port that nobody listens on, where the setup of the journeys names no services of its own: no test goes to the internet. */
const NO_SERVICES = {
  VEHICLE_SERVICE_URL: 'http://127.0.0.1:9/decodevin',
  RECALL_SERVICE_URL: 'http://127.0.0.1:9/recalls',
}

/** Where a running product answers, and where it keeps its data. */
export type ProductPlace = {
  address: string
  port: number
  data: string
}

/** The built product, running with a data folder of its own. */
export type Product = ProductPlace & {
  stop: () => Promise<void>
}

/** Where the setup of the journeys keeps an embedded database as a first start left it: making one takes seconds. */
export const FIRST_DATABASE = 'CANDI_TEST_FIRST_DATABASE'

/** Starts the built server and waits for the address it prints. Port 0 lets the system choose. */
export async function startProduct(
  port = 0,
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  if (!existsSync(MAIN)) throw new Error('Nothing is built yet: run `npm run build` first.')
  const data = mkdtempSync(join(tmpdir(), 'candi-test-'))
  const database = process.env[FIRST_DATABASE]
  if (database) cpSync(database, join(data, 'database'), { recursive: true })
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...NO_SERVICES,
      // Each costs two seconds to open, and a turn takes a hundredth of one.
      TURN_PROCESSES: '1',
      ...process.env,
      CANDI_DATA: data,
      PORT: String(port),
      HOST: '127.0.0.1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const address = await addressOf(child)
  return {
    address,
    port: Number(new URL(address).port),
    data,
    stop: async () => {
      await ended(child)
      rmSync(data, { recursive: true, force: true })
    },
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = ''
    const listen = (chunk: unknown) => {
      said += String(chunk)
      const address = /http:\/\/\S+:\d+/.exec(said)?.[0]
      if (address) found(address)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', () => failed(new Error(`The server ended before it was ready: ${said}`)))
  })
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((done) => {
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
}
