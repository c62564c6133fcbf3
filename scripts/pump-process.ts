import { answerJobs } from '@candi/server/workers/answer-jobs'
import { z } from 'zod'
import { pumpedTexts } from './pump-expression.ts'

const expression = z.object({
  source: z.string(),
  flags: z.string(),
  length: z.number(),
  more: z.array(z.string()).default([]),
})

/** Holds an expression against the texts that make it search longest; tells the longest search in milliseconds, and its text. */
await answerJobs(async () => async (job) => {
  const { source, flags, length, more } = expression.parse(job)
  let worst = { ms: 0, text: '' }
  for (const text of [...pumpedTexts(source, flags, length), ...more]) {
    const pattern = new RegExp(source, flags.replace('y', ''))
    const began = performance.now()
    pattern.test(text)
    const ms = performance.now() - began
    if (ms > worst.ms) worst = { ms, text: text.slice(0, 80) }
  }
  return worst
})
