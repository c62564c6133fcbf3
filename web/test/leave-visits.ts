import { afterEach } from 'vitest'
import { leaveVisits, whatPagesShow } from './visit.ts'

// For every file: what they import is read once in a run, so a hook of its own would hold in the first of them alone.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.error(await whatPagesShow())
  await leaveVisits()
})
