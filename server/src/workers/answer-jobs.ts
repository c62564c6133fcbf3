import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { ProcessWord } from './process-pool.ts'

const asked = z.object({ job: z.unknown() })

/** A thread that ends this process once its parent is gone, which a process that is stuck could not do itself. */
const ENDS_WITH_PARENT = `
const parent = process.ppid
setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 1_000)
`

/** Makes this process one of a pool: opens what it needs, then answers one job after the other. */
export async function answerJobs(open: () => Promise<(job: unknown) => Promise<unknown>>): Promise<void> {
  const say = (word: ProcessWord) => process.send?.(word)
  process.on('disconnect', () => process.exit(0))
  // Ctrl+C at a terminal reaches us too; the last answers are still wanted, and our parent ends us.
  process.on('SIGINT', () => {})
  new Worker(ENDS_WITH_PARENT, { eval: true }).unref()
  const answer = await open()
  process.on('message', (message: unknown) => {
    answer(asked.parse(message).job).then(
      (value) => say({ kind: 'done', value }),
      (error: unknown) =>
        say({ kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) }),
    )
  })
  say({ kind: 'ready' })
}
