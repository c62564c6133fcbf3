import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { DiagnosisParts } from '@candi/server/conversation/ports'
import { takeTurn } from '@candi/server/conversation/take-turn'
import { loadDiagnosisParts } from '@candi/server/outside/load-diagnosis-parts'
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
  facts: { vehicle: null, codes: [], answers: [], skipped: [], locale: 'en-US' },
})

function row(name: string, value: string, ratio: string): void {
  console.log(`${name.padEnd(54)} ${value.padStart(12)}   ${ratio}`)
}

/** CPU of one turn against hashing one megabyte in the same process. */
async function cpuOfTurns(parts: DiagnosisParts): Promise<void> {
  const block = Buffer.alloc(1 << 20, 7)
  const cpu = async (work: () => unknown) => {
    const start = process.cpuUsage()
    await work()
    const used = process.cpuUsage(start)
    return (used.user + used.system) / 1_000
  }
  for (let warm = 0; warm < 50; warm += 1) await takeTurn(parts, requestFor(warm))
  const turns: number[] = []
  const hashes: number[] = []
  for (let index = 0; index < TURNS; index += 1) {
    turns.push(await cpu(() => takeTurn(parts, requestFor(index))))
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

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}

/** JavaScript that the diagnose page loads first: the entry, its screen, and all that these import at once. */
function pageWeight(): void {
  const web = join(root, 'dist/web')
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'))
  const pending = Object.keys(manifest).filter(
    (name) => manifest[name]?.isEntry || name.endsWith('diagnose-screen.tsx'),
  )
  const files = new Set<string>()
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) continue
    if (chunk.file.endsWith('.js')) files.add(chunk.file)
    pending.push(...(chunk.imports ?? []))
  }
  const total = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(web, file))).length, 0)
  row('first load of /diagnose, JavaScript, gzip', `${(total / 1_000).toFixed(0)} kB`, `${files.size} files`)
}

await cpuOfTurns(await loadDiagnosisParts(root))
await serverFigures()
pageWeight()
process.exit(0)
