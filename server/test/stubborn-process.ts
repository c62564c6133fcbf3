import { answerJobs } from '../src/workers/answer-jobs.ts'

/** A process of a pool that does what its job says: answers, never ends, fills its memory, throws, or dies. */
await answerJobs(async () => async (job) => {
  if (job === 'for ever') for (;;) Math.random()
  if (job === 'backtrack') return /^(?:a|a)+$/.test(`${'a'.repeat(60)}!`)
  if (job === 'all memory') {
    const held: number[][] = []
    for (;;) held.push(Array.from({ length: 100_000 }, Math.random))
  }
  if (job === 'throw') throw new Error('as asked')
  if (job === 'die') process.exit(3)
  return { answered: job, by: process.pid }
})
