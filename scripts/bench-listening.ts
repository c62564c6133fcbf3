import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Judge, listenToBytes } from '@candi/server/listening/listen-to-bytes'
import { openListeningRoom } from '@candi/server/listening/listening-room'
import { madeKnock } from '@candi/server/made-knock'
import { openListeningThread } from '@candi/server/outside/open-listening-thread'
import Meyda from 'meyda'

const RATE_HZ = 16_000
const SECONDS = 10
const FRAME = 1_024
const HOP = 512
const ROUNDS = 30

export interface ListeningFigures {
  /** Decoding, reading and judging a clip of ten seconds, CPU. */
  readonly listenMs: number
  /** Nothing but MFCC of the same clip, by meyda with its defaults, CPU. */
  readonly baselineMs: number
}

export interface WaitingFigures {
  /** How long whoever asks the server something else waits for it to look up: 99 of 100, and the longest. */
  readonly p99Ms: number
  readonly mostMs: number
  /** The longest of as much time in which nothing is heard: what the machine itself makes everybody wait. */
  readonly idleMs: number
}

const CLIPS_AT_ONCE = 4
const CLIPS_EACH = 10
const PROBE_EVERY_MS = 5

/** What others wait while four recordings at a time are heard as the server does, on threads that give way. */
export async function measureWaiting(): Promise<WaitingFigures> {
  const room = openListeningRoom({
    openThread: () => openListeningThread(undefined, true),
    onFailure: (error) => {
      throw error
    },
  })
  const wav = wavOf(madeKnock(SECONDS, RATE_HZ))
  const hear = async (client: string) => {
    const seat = room.enter(client, wav.byteLength)
    if (typeof seat === 'string') throw new Error(seat)
    const { signal } = new AbortController()
    const answer = await seat.judge([new Uint8Array(wav)], {}, signal, () => {}).finally(() => seat.leave())
    if (answer === null || 'failure' in answer) throw new Error(answer?.failure ?? 'nothing was heard')
  }
  const clients = Array.from({ length: CLIPS_AT_ONCE }, (_, index) => `client ${index}`)
  // Threads are opened once, and that is not what is measured.
  await Promise.all(clients.map(hear))
  const started = performance.now()
  const busy = await delayDuring(async () => {
    await Promise.all(
      clients.map(async (client) => {
        for (let clip = 0; clip < CLIPS_EACH; clip += 1) await hear(client)
      }),
    )
  })
  const lasted = performance.now() - started
  await room.close()
  const idle = await delayDuring(() => new Promise((resolve) => setTimeout(resolve, lasted)))
  return { p99Ms: waited(busy.percentile(99)), mostMs: waited(busy.max), idleMs: waited(idle.max) }
}

async function delayDuring(work: () => Promise<void>) {
  const delay = monitorEventLoopDelay({ resolution: PROBE_EVERY_MS })
  delay.enable()
  await work()
  delay.disable()
  return delay
}

/** A probe that comes as late as it was asked for waited for nothing. */
const waited = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - PROBE_EVERY_MS)

/** Both in turns in one process, the median of each: what slows one slows the other. */
export async function measureListening(judge: Judge): Promise<ListeningFigures> {
  const samples = madeKnock(SECONDS, RATE_HZ)
  const wav = wavOf(samples)
  const listened: number[] = []
  const baseline: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    let start = cpuMs()
    const answer = await listenToBytes(wav, {}, judge)
    listened.push(cpuMs() - start)
    if ('failure' in answer) throw new Error(answer.failure)
    start = cpuMs()
    mfccByMeyda(samples)
    baseline.push(cpuMs() - start)
  }
  return { listenMs: median(listened), baselineMs: median(baseline) }
}

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
const median = (values: readonly number[]) =>
  [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN

function mfccByMeyda(samples: Float32Array): void {
  Meyda.bufferSize = FRAME
  Meyda.sampleRate = RATE_HZ
  for (let at = 0; at + FRAME <= samples.length; at += HOP)
    Meyda.extract('mfcc', samples.subarray(at, at + FRAME))
}

function wavOf(samples: Float32Array): Buffer {
  const wav = Buffer.alloc(44 + samples.length * 2)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(36 + samples.length * 2, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(RATE_HZ, 24)
  wav.writeUInt32LE(RATE_HZ * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(samples.length * 2, 40)
  for (const [index, sample] of samples.entries())
    wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + index * 2)
  return wav
}
