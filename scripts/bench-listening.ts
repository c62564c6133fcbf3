import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Judge, listenToBytes } from '@candi/server/listening/listen-to-bytes'
import { openListeningRoom } from '@candi/server/listening/listening-room'
import { madeKnock } from '@candi/server/made-knock'
import { openListeningThread } from '@candi/server/outside/open-listening-thread'
import { judgeInRoom } from '@candi/server/threads/judge-in-room'
import Meyda from 'meyda'
import { wavOf } from '../engines/audio/synthesis/wav-of.ts'
import { cpuInTurns } from './cpu-of.ts'

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
  const wav = wavOf(madeKnock(SECONDS, RATE_HZ), RATE_HZ)
  const hear = async (client: string) => {
    const answer = await judgeInRoom(room, client, new Uint8Array(wav), {})
    if ('failure' in answer) throw new Error(answer.failure)
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

export async function measureListening(judge: Judge): Promise<ListeningFigures> {
  const samples = madeKnock(SECONDS, RATE_HZ)
  const wav = Buffer.from(wavOf(samples, RATE_HZ))
  const listen = async () => {
    const answer = await listenToBytes(wav, {}, judge)
    if ('failure' in answer) throw new Error(answer.failure)
  }
  const { workMs, baselineMs } = await cpuInTurns(listen, () => mfccByMeyda(samples), { rounds: ROUNDS })
  return { listenMs: workMs, baselineMs }
}

function mfccByMeyda(samples: Float32Array): void {
  Meyda.bufferSize = FRAME
  Meyda.sampleRate = RATE_HZ
  for (let at = 0; at + FRAME <= samples.length; at += HOP)
    Meyda.extract('mfcc', samples.subarray(at, at + FRAME))
}
