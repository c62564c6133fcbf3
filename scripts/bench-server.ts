import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requestFor } from './bench-requests.ts'
import { startBuiltServer } from './built-server.ts'
import { median } from './quantile.ts'

export const OPEN_STREAMS = 100
export const SERVER_TURNS = 1_000
const ASKED = 60

export interface ServerFigures {
  readonly secondsUntilReady: number
  /** Until the first byte of each of 60 answers, while 100 others are open. */
  readonly firstByteMs: readonly number[]
  /** An empty request in between. */
  readonly emptyMs: number
  /** What the process holds after 1,000 turns. */
  readonly megabytes: number
}

/** The server as built: how soon it is there, how soon it answers among others, what it keeps. */
export async function measureServer(): Promise<ServerFigures> {
  const data = mkdtempSync(join(tmpdir(), 'candi-bench-'))
  // The first start prepares the database; the second is the one that counts.
  await (await startBuiltServer(data)).stop()
  const server = await startBuiltServer(data)
  const { address, secondsUntilReady } = server
  const streams = new AbortController()
  for (let index = 0; index < OPEN_STREAMS; index += 1) {
    const response = await ask(address, index, streams.signal)
    // Read one chunk and leave the rest unread: the stream stays open as it does for a slow phone.
    await response.body?.getReader().read()
  }
  const empty: number[] = []
  const firstByteMs: number[] = []
  for (let index = 0; index < ASKED; index += 1) {
    const started = performance.now()
    await (await fetch(`${address}/api/health`)).text()
    empty.push(performance.now() - started)
    firstByteMs.push(await firstByte(address, index))
  }
  streams.abort()
  for (let index = 0; index < SERVER_TURNS; index += 1) await firstByte(address, index)
  const megabytes = server.megabytes()
  await server.stop()
  rmSync(data, { recursive: true, force: true })
  return { secondsUntilReady, firstByteMs, emptyMs: median(empty), megabytes }
}

const WORKED_SECONDS = 10
const ASKERS = 16

/** Turns a second of a server with so many processes that take them, asked by 16 at once who share its processors. */
export async function measureThroughput(processes: number): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'candi-bench-'))
  const server = await startBuiltServer(data, { TURN_PROCESSES: String(processes) })
  for (let index = 0; index < ASKERS; index += 1) await firstByte(server.address, index)
  let turns = 0
  const began = performance.now()
  const askOn = async () => {
    while (performance.now() - began < WORKED_SECONDS * 1_000) {
      turns += 1
      await firstByte(server.address, turns)
    }
  }
  await Promise.all(Array.from({ length: ASKERS }, askOn))
  const seconds = (performance.now() - began) / 1_000
  await server.stop()
  rmSync(data, { recursive: true, force: true })
  return turns / seconds
}

const ask = (address: string, index: number, signal?: AbortSignal) =>
  fetch(`${address}/api/conversation`, {
    method: 'POST',
    body: JSON.stringify(requestFor(index)),
    headers: { 'content-type': 'application/json' },
    ...(signal && { signal }),
  })

async function firstByte(address: string, index: number): Promise<number> {
  const started = performance.now()
  const reader = (await ask(address, index)).body?.getReader()
  await reader?.read()
  const elapsed = performance.now() - started
  while (!(await reader?.read())?.done);
  return elapsed
}
