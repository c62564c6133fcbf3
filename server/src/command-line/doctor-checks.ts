import { accessSync, constants, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createTransport } from 'nodemailer'
import pg from 'pg'
import { codeOf } from '../cause-of.ts'
import type { Environment } from '../env.ts'
import { askRunningServer } from '../outside/ask-running-server.ts'
import { BucketClient, BucketTrouble } from '../outside/bucket-client.ts'
import type { RecordingPlace } from '../outside/recording-storage-for.ts'
import { secretTrouble } from '../outside/server-secret.ts'
import type { OutsideService, ServiceFailure } from '../vehicles/ports.ts'

const WAIT_MS = 10_000

export interface Finding {
  readonly about: string
  /** `look`: CANDI works, but less well than it could. `broken`: it will not work. */
  readonly state: 'good' | 'look' | 'broken'
  readonly says: string
}

const NOT_REACHED: Readonly<Record<ServiceFailure, string>> = {
  timeout: `no answer within ${WAIT_MS / 1_000} seconds`,
  network: 'cannot be reached',
  down: 'answers that it is down (HTTP 5xx)',
  refused: 'refuses us (HTTP 4xx)',
  unavailable: 'answers with a status that is no answer',
  unexpected: 'answers something that is not the service: a page of a proxy perhaps',
  'no-data': '',
  incomplete: '',
}

/** One real question to a service of the agency; that it does not know the car is an answer too. */
export async function checkService<Question>(
  about: string,
  address: string | null,
  without: string,
  open: (address: string) => OutsideService<Question, unknown>,
  question: Question,
): Promise<Finding> {
  if (address === null) return { about, state: 'look', says: `switched off; ${without}` }
  const { host } = new URL(address)
  const told = await open(address).ask(question, WAIT_MS)
  if (told.ok || NOT_REACHED[told.failure] === '') return { about, state: 'good', says: `${host} answers` }
  return { about, state: 'look', says: `${host} ${NOT_REACHED[told.failure]}; ${without}` }
}

/** Changes nothing: the folder is looked at, a running server is asked whether it is there. */
export async function checkData(where: Pick<Environment, 'dataFolder' | 'databaseUrl'>): Promise<Finding[]> {
  const { dataFolder, databaseUrl } = where
  const folder: Finding = isWritable(dataFolder)
    ? { about: 'data folder', state: 'good', says: dataFolder }
    : { about: 'data folder', state: 'broken', says: `${dataFolder} cannot be written by you` }
  return [folder, databaseUrl === null ? await checkEmbedded(dataFolder) : await checkPostgres(databaseUrl)]
}

async function checkEmbedded(dataFolder: string): Promise<Finding> {
  const about = 'database'
  try {
    const isRunning = (await askRunningServer(dataFolder, 'doctor', [], WAIT_MS)) !== null
    if (isRunning) return { about, state: 'good', says: 'embedded; a CANDI is running on it' }
  } catch (error) {
    return { about, state: 'look', says: `embedded. ${error instanceof Error ? error.message : ''}` }
  }
  const says = existsSync(join(dataFolder, 'database'))
    ? 'embedded; no CANDI is running on it'
    : 'embedded; made at the first start'
  return { about, state: 'good', says }
}

async function checkPostgres(databaseUrl: string): Promise<Finding> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: WAIT_MS })
  const about = 'database'
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return { about, state: 'good', says: `PostgreSQL ${rows[0]?.server_version ?? ''} answers` }
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    return { about, state: 'broken', says: `the PostgreSQL server of DATABASE_URL lets nobody in${why}` }
  } finally {
    await client.end().catch(() => {})
  }
}

/** Whether the server would have what signs sessions; none is made here. */
export function checkSecret(settings: Pick<Environment, 'secret' | 'databaseUrl' | 'dataFolder'>): Finding {
  const trouble = secretTrouble(settings)
  if (trouble !== null) return { about: 'secret', state: 'broken', says: trouble }
  const says = settings.secret === null ? 'kept in the data folder' : 'CANDI_SECRET'
  return { about: 'secret', state: 'good', says }
}

/** Asks for the first names in the bucket, which needs its key, and reads no recording. */
export async function checkRecordings({ bucket, folder }: RecordingPlace): Promise<Finding> {
  const about = 'recordings'
  if (bucket === null)
    return isWritable(folder)
      ? { about, state: 'good', says: folder }
      : { about, state: 'broken', says: `${folder} cannot be written by you` }
  const { host } = new URL(bucket.url)
  try {
    for await (const _ of new BucketClient(bucket, WAIT_MS).names('sounds/')) break
    return { about, state: 'good', says: `the bucket at ${host} answers` }
  } catch (error) {
    const why = error instanceof BucketTrouble ? error.message : `It cannot be reached (${codeOf(error)}).`
    return { about, state: 'broken', says: `the bucket at ${host} keeps no recordings. ${why}` }
  }
}

/** Connects and logs in, and sends nothing. */
export async function checkMail(smtpUrl: string | null, waitMs = WAIT_MS): Promise<Finding> {
  const about = 'mail'
  if (smtpUrl === null)
    return { about, state: 'look', says: 'no SMTP_URL; letters become files in the data folder' }
  const { host } = new URL(smtpUrl)
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    // One that greets and then says nothing more.
    socketTimeout: waitMs,
  })
  try {
    await transport.verify()
    return { about, state: 'good', says: `${host} takes our letters` }
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    return { about, state: 'broken', says: `${host} does not take our letters${why}` }
  } finally {
    transport.close()
  }
}

/** The folder, or the nearest one above it that stands: it is made at the first start. */
function isWritable(folder: string): boolean {
  if (!existsSync(folder)) return dirname(folder) !== folder && isWritable(dirname(folder))
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}
