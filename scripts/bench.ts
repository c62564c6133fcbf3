import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeVin, uploadVehicle, vehicleFacts } from '@candi/engines/vin'
import { readVinTable } from '@candi/knowledge'
import type { DiagnosisParts } from '@candi/server/conversation/ports'
import { takeTurn } from '@candi/server/conversation/take-turn'
import { loadDiagnosisParts } from '@candi/server/outside/load-diagnosis-parts'
import { openSoundJudge } from '@candi/server/outside/open-sound-judge'
import { measureFinding } from './bench-articles.ts'
import { measureListening, measureWaiting } from './bench-listening.ts'
import { measureLooking, measureLookingMemory } from './bench-looking.ts'
import { measureNarration } from './bench-narration.ts'
import { measureUploads } from './bench-uploads.ts'
import { kilobytes, pageWeight } from './page-weights.ts'
import { root } from './prepare.mjs'

/**
 * What one turn costs, as milliseconds and as ratios to baselines of the same run, so that a slower machine does
 * not look like a slower program. Messages are the project's own.
 */
const TURNS = 400
const OPEN_STREAMS = 100
const SERVER_TURNS = 1_000

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((left, right) => left - right)[
    Math.min(values.length - 1, Math.floor(share * values.length))
  ] ?? Number.NaN

const messages = readdirSync(join(root, 'knowledge/authored-messages'))
  .filter((name) => name.startsWith('author'))
  .flatMap((name) =>
    readFileSync(join(root, 'knowledge/authored-messages', name), 'utf8')
      .trim()
      .split('\n'),
  )
  .map((line): { text: string } => JSON.parse(line))

const requestFor = (index: number) => ({
  messages: [
    {
      id: `m${index}`,
      role: 'user' as const,
      parts: [{ type: 'text' as const, text: messages[(index * 37) % messages.length]?.text ?? '' }],
    },
  ],
  facts: {
    vehicle: null,
    codes: [],
    answers: [],
    skipped: [],
    locale: 'en-US',
    recalls: [],
    hearings: [],
    sightings: [],
    secondReadings: [],
  },
})

function row(name: string, value: string, ratio: string): void {
  console.log(`${name.padEnd(54)} ${value.padStart(12)}   ${ratio}`)
}

const cpuMilliseconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** The same parts, which add up what the reader and the reading of signs take. */
function watched(parts: DiagnosisParts) {
  const spent = { reader: 0, signs: 0 }
  const { reader, signs } = parts
  return {
    spent,
    parts: {
      ...parts,
      signs: {
        read(text: string) {
          const start = cpuMilliseconds()
          const found = signs.read(text)
          spent.signs += cpuMilliseconds() - start
          return found
        },
      },
      reader: reader && {
        async opinionOf(text: string) {
          const start = cpuMilliseconds()
          const opinion = await reader.opinionOf(text)
          spent.reader += cpuMilliseconds() - start
          return opinion
        },
      },
    } satisfies DiagnosisParts,
  }
}

/** CPU of one turn against hashing one megabyte in the same process. */
async function cpuOfTurns(all: DiagnosisParts): Promise<void> {
  const block = Buffer.alloc(1 << 20, 7)
  const { parts, spent } = watched(all)
  const cpu = async (work: () => unknown) => {
    const start = cpuMilliseconds()
    await work()
    return cpuMilliseconds() - start
  }
  for (let warm = 0; warm < 50; warm += 1) await takeTurn(parts, requestFor(warm))
  const turns: number[] = []
  const hashes: number[] = []
  const shares = { reader: [] as number[], signs: [] as number[], rest: [] as number[] }
  for (let index = 0; index < TURNS; index += 1) {
    spent.reader = 0
    spent.signs = 0
    const turn = await cpu(() => takeTurn(parts, requestFor(index)))
    turns.push(turn)
    shares.reader.push(spent.reader)
    shares.signs.push(spent.signs)
    shares.rest.push(turn - spent.reader - spent.signs)
    hashes.push(await cpu(() => createHash('sha256').update(block).digest()))
  }
  const baseline = quantile(hashes, 0.5)
  for (const [name, share] of [
    ['median', 0.5],
    ['p95', 0.95],
  ] as const) {
    const value = quantile(turns, share)
    row(
      `CPU of one turn, ${name}`,
      `${value.toFixed(1)} ms`,
      `${(value / baseline).toFixed(1)} x hashing 1 MB (${baseline.toFixed(2)} ms)`,
    )
    const of = (values: readonly number[]) => quantile(values, share).toFixed(1)
    row(
      '  of it',
      '',
      `reader ${of(shares.reader)}, signs ${of(shares.signs)}, belief and sheet ${of(shares.rest)} ms`,
    )
  }
}

async function startServer(): Promise<{
  child: ChildProcess
  address: string
  seconds: number
  data: string
}> {
  const data = mkdtempSync(join(tmpdir(), 'candi-bench-'))
  const begin = async () => {
    const started = performance.now()
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: root,
      env: { ...process.env, CANDI_DATA: data, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    for await (const chunk of child.stdout ?? []) {
      output += String(chunk)
      const address = /http:\/\/\S+/.exec(output)?.[0]
      if (address) return { child, address, seconds: (performance.now() - started) / 1_000, data }
    }
    throw new Error('the server did not start')
  }
  // The first start prepares the database; the second is the one that counts.
  const first = await begin()
  first.child.kill('SIGTERM')
  await new Promise((resolve) => first.child.once('exit', resolve))
  return begin()
}

async function firstByte(address: string, index: number): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${address}/api/conversation`, {
    method: 'POST',
    body: JSON.stringify(requestFor(index)),
    headers: { 'content-type': 'application/json' },
  })
  const reader = response.body?.getReader()
  await reader?.read()
  const elapsed = performance.now() - started
  while (!(await reader?.read())?.done);
  return elapsed
}

async function serverFigures(): Promise<void> {
  const { child, address, seconds, data } = await startServer()
  row('second start until ready', `${seconds.toFixed(2)} s`, '')
  const open: AbortController[] = []
  for (let index = 0; index < OPEN_STREAMS; index += 1) {
    const abort = new AbortController()
    open.push(abort)
    const response = await fetch(`${address}/api/conversation`, {
      method: 'POST',
      body: JSON.stringify(requestFor(index)),
      headers: { 'content-type': 'application/json' },
      signal: abort.signal,
    })
    // Read one chunk and leave the rest unread: the stream stays open as it does for a slow phone.
    await response.body?.getReader().read()
  }
  const health: number[] = []
  const bytes: number[] = []
  for (let index = 0; index < 60; index += 1) {
    const started = performance.now()
    await (await fetch(`${address}/api/health`)).text()
    health.push(performance.now() - started)
    bytes.push(await firstByte(address, index))
  }
  const baseline = quantile(health, 0.5)
  for (const [name, share] of [
    ['median', 0.5],
    ['p95', 0.95],
  ] as const) {
    const value = quantile(bytes, share)
    row(
      `first byte with ${OPEN_STREAMS} open streams, ${name}`,
      `${value.toFixed(1)} ms`,
      `${(value / baseline).toFixed(1)} x an empty request (${baseline.toFixed(2)} ms)`,
    )
  }
  for (const abort of open) abort.abort()
  for (let index = 0; index < SERVER_TURNS; index += 1) await firstByte(address, index)
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  const megabytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024
  row(
    `memory of the server after ${SERVER_TURNS} turns`,
    `${megabytes.toFixed(0)} MB`,
    'embedded database open',
  )
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))
  rmSync(data, { recursive: true, force: true })
}

/** JavaScript of the two pages that most visitors see first. */
function pageWeights(): void {
  for (const page of ['home', 'diagnose']) {
    const { first, atRest } = pageWeight(page)
    const all = `${kilobytes([...first, ...atRest])} with what follows at rest`
    row(
      `first load of ${page}, JavaScript, gzip`,
      kilobytes(first),
      atRest.length > 0 ? all : `${first.length} files`,
    )
  }
}

/** A VIN answered from the embedded table: decoded, and read for the form and for a diagnosis. */
async function vinFigures(): Promise<void> {
  const vins = ['1HGCM82633A004352', '1FTEW1EP7LFA00000', '1GNSKBKC3FR100000', '2T3RFREV4FW300000']
  const started = performance.now()
  const table = await readVinTable()
  const loaded = performance.now() - started
  const answer = (vin: string) => {
    const begin = performance.now()
    const decoded = decodeVin(table, vin, { thisYear: new Date().getFullYear(), fitsCheckDigit: true })
    if (!decoded.ok) throw new Error(decoded.failure)
    vehicleFacts(decoded.variables)
    uploadVehicle(decoded.variables)
    return performance.now() - begin
  }
  const first = Math.max(...vins.map(answer))
  const warm = Array.from({ length: TURNS }, (_, index) => answer(vins[index % vins.length] ?? ''))
  row(
    'a VIN from the embedded table, warm, median',
    `${quantile(warm, 0.5).toFixed(2)} ms`,
    'to stay under 20 ms',
  )
  row('a VIN of a maker not read before', `${first.toFixed(1)} ms`, `table read in ${loaded.toFixed(0)} ms`)
}

/** The bar: at most 100 MB more memory, other requests under 100 ms. */
async function uploadFigures(): Promise<void> {
  const { addedMegabytes, idleMs, medianMs, p99Ms, seconds } = await measureUploads()
  const mb = `${addedMegabytes.toFixed(0)} MB`
  row('memory that 8 uploads of 50 MB at once add', mb, `in ${seconds.toFixed(0)} s, to stay under 100 MB`)
  const meanwhile = `median ${medianMs.toFixed(1)} ms; p99 when idle ${idleMs.toFixed(0)} ms`
  row('another request meanwhile, p99', `${p99Ms.toFixed(0)} ms`, `${meanwhile}; to stay under 100 ms`)
}

/** The bar: at most twice the baseline. */
async function listeningFigures(): Promise<void> {
  const { listenMs, baselineMs } = await measureListening(await openSoundJudge())
  row(
    'CPU of hearing 10 s of sound, decoded and judged',
    `${listenMs.toFixed(0)} ms`,
    `${(listenMs / baselineMs).toFixed(2)} x meyda's MFCC alone (${baselineMs.toFixed(0)} ms), to stay under 2`,
  )
  const { p99Ms, mostMs, idleMs } = await measureWaiting()
  row(
    'others wait while 4 recordings are heard, longest',
    `${mostMs.toFixed(0)} ms`,
    `p99 ${p99Ms.toFixed(1)} ms; longest when idle ${idleMs.toFixed(0)} ms; to stay under 50 ms`,
  )
}

/** The bar: p95 under 15 ms among 10,000 articles. */
async function findingFigures(): Promise<void> {
  const { medianMs, p95Ms, embeddingMs, hashMs } = await measureFinding(
    messages.filter(({ text }) => text.length < 160).map(({ text }) => text),
  )
  const median = `median ${medianMs.toFixed(1)} ms, ${(medianMs / hashMs).toFixed(0)} x hashing 1 MB`
  row(
    'an article found among 10,000, p95',
    `${p95Ms.toFixed(1)} ms`,
    `${median}; embedding ${embeddingMs.toFixed(1)} ms of it; to stay under 15 ms`,
  )
}

/** The bar: at most 20 ms more than the provider itself takes. */
async function narrationFigures(parts: DiagnosisParts): Promise<void> {
  const added = await measureNarration(
    parts,
    messages.map((_, index) => requestFor(index)),
  )
  row(
    'what checking adds to a provider’s first sentence, p95',
    `${quantile(added, 0.95).toFixed(1)} ms`,
    `median ${quantile(added, 0.5).toFixed(1)} ms; to stay under 20 ms`,
  )
}

/** The bars: a dashboard within 1.5 s of one core; four photos at once add at most 1 GB, and it is given back. */
async function lookingFigures(): Promise<void> {
  const { lookMs, baselineMs } = await measureLooking()
  row(
    'CPU of looking at a dashboard of 1,600 x 1,200',
    `${lookMs.toFixed(0)} ms`,
    `${(lookMs / baselineMs).toFixed(1)} x unpacking and resizing it (${baselineMs.toFixed(0)} ms), to stay under 1,500 ms`,
  )
  const { mostMb, leftMb } = measureLookingMemory()
  row(
    'memory that 4 photos at once add',
    `${mostMb.toFixed(0)} MB`,
    `${leftMb.toFixed(0)} MB left a minute later; to stay under 1,000 MB`,
  )
}

const diagnosis = await loadDiagnosisParts(root)
await cpuOfTurns(diagnosis)
await serverFigures()
pageWeights()
await vinFigures()
await listeningFigures()
await uploadFigures()
await findingFigures()
await narrationFigures(diagnosis)
await lookingFigures()
process.exit(0)
