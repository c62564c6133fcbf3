import { stat } from 'node:fs/promises'
import { z } from 'zod'
import type { RecordingWorkshop } from '../contributions/ports.ts'
import { FairTurns, type TurnBounds } from './fair-turns.ts'
import { openWorker, workerBeside } from './open-worker.ts'

/**
 * A file that keeps a thread busy for longer is built to do so: a few thousand bytes can make a reader of WebM go round
 * in circles for ever. Others wait for their turn meanwhile, so that a small file gets little time.
 */
const MOST_MS = 180_000
const LEAST_MS = 20_000
const MS_A_MEGABYTE = 3_000
const MOST_MEMORY_MB = 192

const stripped = z.object({
  value: z.object({ mediaType: z.string(), seconds: z.number(), soundHash: z.string() }).nullable(),
})
const measured = z.object({ value: z.array(z.number()).nullable() })

const WORKER = workerBeside('recording-worker')

/** Two at a time: one that hangs until its time is up leaves a bench to everybody else. */
const TURNS: TurnBounds = { benches: 2, waiting: 24, waitingOfOne: 4 }
/** All reviewers together, as one account: no name of a member is like it. */
const REVIEWERS = ' '

/**
 * A thread for each piece of work, two at a time and one for each account: recordings that end together take turns, and
 * the memory of two is all that they need. A thread that fails, hangs or grows without end takes nobody with it.
 */
export function openWorkshop(mostMs = MOST_MS, bounds: Partial<TurnBounds> = {}): RecordingWorkshop {
  const turns = new FairTurns({ ...TURNS, ...bounds })
  return {
    strip: (from, to, account) =>
      turns.take(
        account,
        async () =>
          stripped.parse(await carryOut({ kind: 'strip', from, to }, await patienceWith(from, mostMs))).value,
      ),
    measurePeaks: (path) =>
      turns.take(
        REVIEWERS,
        async () =>
          measured.parse(await carryOut({ kind: 'peaks', path }, await patienceWith(path, mostMs))).value,
      ),
  }
}

/** How long the work on a file may take, in milliseconds. */
async function patienceWith(path: string, mostMs: number): Promise<number> {
  const { size } = await stat(path)
  return Math.min(mostMs, patienceMs(size))
}

export const patienceMs = (bytes: number): number =>
  Math.min(MOST_MS, LEAST_MS + (bytes / 1_000_000) * MS_A_MEGABYTE)

function carryOut(work: object, mostMs: number): Promise<unknown> {
  const worker = openWorker(WORKER, work, MOST_MEMORY_MB)
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      resolve({ value: null })
      void worker.terminate()
    }, mostMs)
    worker.once('message', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ value: null }) : reject(error),
    )
    worker.once('exit', (code) => {
      clearTimeout(limit)
      reject(new Error(`The work on a recording ended with ${code} and without a word.`))
    })
  })
}
