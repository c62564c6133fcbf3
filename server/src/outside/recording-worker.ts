import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { measurePeaks } from './measure-peaks.ts'
import { stripRecording } from './strip-recording.ts'

/** One piece of work on one recording, on a thread of its own that ends with it. */
const work = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('strip'), from: z.string(), to: z.string() }),
  z.object({ kind: z.literal('peaks'), path: z.string() }),
])

/** A full or broken disk is our trouble; everything else that goes wrong lies in the file that somebody sent. */
const isOurTrouble = (error: unknown) =>
  error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code))

const asked = work.parse(workerData)
try {
  const value =
    asked.kind === 'strip' ? await stripRecording(asked.from, asked.to) : await measurePeaks(asked.path)
  parentPort?.postMessage({ value })
} catch (error) {
  if (isOurTrouble(error)) throw error
  parentPort?.postMessage({ value: null })
}
