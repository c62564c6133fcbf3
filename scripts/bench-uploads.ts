import { createHash, randomFillSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CONTRIBUTION_CONSENT_VERSION,
  errorBodySchema,
  STORAGE_CLIENT,
  storagePassSchema,
  UPLOAD_LIMITS,
  unknownVehicle,
  uploadProgressSchema,
} from '@candi/contracts'
import { startBuiltServer } from './built-server.ts'
import { quantile } from './quantile.ts'

const UPLOADS = 8
const PROBE_EVERY_MS = 20
const IDLE_PROBES = 100
const MEGABYTE = 1_048_576
const HEAD_BYTES = 44
const BUSY = 503
const OF_OUR_PAGE = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

export interface UploadFigures {
  /** What eight recordings of 50 MB at once added to the memory of the server at its height. */
  readonly addedMegabytes: number
  /** Of 100 requests before, the slowest but one. */
  readonly idleMs: number
  /** Of other requests meanwhile. */
  readonly medianMs: number
  readonly p99Ms: number
  readonly seconds: number
}

/** Eight uploads of 50 MB at once to a server as built, each of them a different recording, through to "waiting". */
export async function measureUploads(): Promise<UploadFigures> {
  const data = mkdtempSync(join(tmpdir(), 'candi-bench-uploads-'))
  const { address, megabytes, stop } = await startBuiltServer(data, { CONTRIBUTIONS_ENABLED: 'true' })
  try {
    const headers = await contributor(address)
    // The pages are read soon after a start whoever uploads: what they hold is no upload's.
    await (await fetch(`${address}/api/articles?q=oil`)).text()
    let height = 0
    /** Asks something small again and again until it is told to stop; how long the answers took. */
    const probe = async (isRunning: () => boolean) => {
      const times: number[] = []
      while (isRunning()) {
        const started = performance.now()
        await (await fetch(`${address}/api/community/stats`)).text()
        times.push(performance.now() - started)
        height = Math.max(height, megabytes())
        await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS))
      }
      return times
    }
    let left = IDLE_PROBES
    const idle = await probe(() => left-- > 0)
    const before = megabytes()
    height = before
    let isRunning = true
    const probing = probe(() => isRunning)
    const started = performance.now()
    await Promise.all(
      Array.from({ length: UPLOADS }, (_, index) => upload(address, headers, index + 1, UPLOAD_LIMITS.bytes)),
    ).finally(() => {
      isRunning = false
    })
    const seconds = (performance.now() - started) / 1_000
    const times = await probing
    return {
      addedMegabytes: height - before,
      idleMs: quantile(idle, 0.99),
      medianMs: quantile(times, 0.5),
      p99Ms: quantile(times, 0.99),
      seconds,
    }
  } finally {
    await stop()
    rmSync(data, { recursive: true, force: true })
  }
}

async function contributor(address: string) {
  const registered = await fetch(`${address}/api/account/register`, {
    method: 'POST',
    headers: OF_OUR_PAGE,
    body: JSON.stringify({ displayName: 'Bench', email: 'bench@example.org', password: 'brakes-squeal' }),
  })
  const cookie = registered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const asked = await fetch(`${address}/api/contributions/pass`, {
    method: 'POST',
    headers: { ...OF_OUR_PAGE, cookie },
  })
  const { token, appCheck } = storagePassSchema.parse(await asked.json())
  return {
    ...OF_OUR_PAGE,
    cookie,
    authorization: `Bearer ${token}`,
    'x-app-check': appCheck,
    'x-storage-version': STORAGE_CLIENT.version,
    'x-app-id': STORAGE_CLIENT.appId,
  }
}

async function upload(
  address: string,
  headers: Readonly<Record<string, string>>,
  number: number,
  bytes: number,
): Promise<void> {
  const begun = await fetch(`${address}/api/contributions`, {
    method: 'POST',
    headers,
    body: JSON.stringify(told(number, bytes)),
  })
  const { id } = uploadProgressSchema.parse(await begun.json())
  const send = (offset: number, body: ReadableStream<Uint8Array> | string) =>
    fetch(`${address}/api/contributions/${id}/content`, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': String(offset) },
      body,
      duplex: 'half',
    })
  // One account has a share of the workshop: what arrived is kept, and the page asks for its turn again, as we do.
  let sent = await send(0, noise(number, bytes))
  while (sent.status === BUSY) {
    const { error } = errorBodySchema.parse(await sent.json())
    await new Promise((resolve) => setTimeout(resolve, 1_000 * (error.retryAfterSeconds ?? 1)))
    sent = await send(bytes, '')
  }
  const answer = await sent.text()
  if (!sent.ok || !uploadProgressSchema.parse(JSON.parse(answer)).isComplete)
    throw new Error(`upload ${number} was not completed: ${sent.status} ${answer}`)
}

/** A recording of noise, a different one for each number, made while it is sent. */
function noise(number: number, bytes: number): ReadableStream<Uint8Array> {
  const block = randomFillSync(new Uint8Array(MEGABYTE))
  let left = bytes - HEAD_BYTES
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(wavHead(left)),
    pull(controller) {
      const piece = block.slice(0, Math.min(left, block.length))
      piece.set(createHash('sha256').update(`${number} ${left}`).digest().subarray(0, Math.min(left, 32)))
      left -= piece.length
      controller.enqueue(piece)
      if (left === 0) controller.close()
    },
  })
}

/** Two channels of 16 bits, 44,100 a second. */
function wavHead(bytes: number): Uint8Array {
  const head = Buffer.alloc(HEAD_BYTES)
  head.write('RIFF', 0)
  head.writeUInt32LE(bytes + 36, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(2, 22)
  head.writeUInt32LE(44_100, 24)
  head.writeUInt32LE(176_400, 28)
  head.writeUInt16LE(4, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(bytes, 40)
  return head
}

const told = (number: number, bytes: number) => ({
  consent: { version: CONTRIBUTION_CONSENT_VERSION, given: true },
  problem: 'wheel_bearing',
  severity: 'loud_hum',
  confidence: 0.5,
  description: '',
  vehicle: { ...unknownVehicle('mi'), year: 2014, make: 'Honda', model: `Civic ${number}` },
  file: { name: 'noise.wav', bytes },
  phone: '',
  isConfirmedByRepair: false,
  beforeRecording: null,
})
