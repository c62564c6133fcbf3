import { afterEach, describe, expect, it } from 'vitest'
import { cpuTimeOf } from './cpu-time.ts'
import { JobStopped, ProcessPool } from './process-pool.ts'

const SCRIPT = new URL('../../test/stubborn-process.ts', import.meta.url)
const failures: unknown[] = []
let pool: ProcessPool | null = null
afterEach(async () => {
  await pool?.close()
  pool = null
  failures.length = 0
})

function poolOf(processes: number, mostCpuMs = 300): ProcessPool {
  pool = new ProcessPool({
    processes,
    mostCpuMs,
    mostMs: 3_000,
    mostMemoryMb: 64,
    script: SCRIPT,
    onFailure: (error) => failures.push(error),
  })
  return pool
}

describe('a pool of processes', { timeout: 60_000 }, () => {
  it.each(['for ever', 'backtrack', 'all memory', 'die'])(
    'ends a job that would %s, tells whose it was, and answers the next',
    async (job) => {
      const opened = poolOf(1)
      await expect(opened.run(job)).rejects.toBeInstanceOf(JobStopped)
      expect(await opened.run('next')).toMatchObject({ answered: 'next' })
    },
  )

  it('answers others while a job is stuck', async () => {
    const opened = poolOf(2, 2_000)
    await Promise.all([opened.run('warm'), opened.run('warm too')])
    const stuck = opened.run('for ever').catch((error: unknown) => error)
    const before = performance.now()
    expect(await opened.run('beside it')).toMatchObject({ answered: 'beside it' })
    expect(performance.now() - before).toBeLessThan(1_500)
    expect(await stuck).toBeInstanceOf(JobStopped)
  })

  it('passes on what a job throws, and keeps its process', async () => {
    const opened = poolOf(1)
    const first = await opened.run('one')
    await expect(opened.run('throw')).rejects.toThrow('as asked')
    expect(await opened.run('one')).toEqual(first)
  })

  it('answers more jobs than it has processes, each once', async () => {
    const opened = poolOf(2)
    const jobs = Array.from({ length: 40 }, (_, place) => place)
    const answers = await Promise.all(jobs.map((job) => opened.run(job)))
    expect(answers).toMatchObject(jobs.map((job) => ({ answered: job })))
  })

  it('refuses what waits, and what comes, once it is closed', async () => {
    const opened = poolOf(1)
    const waiting = opened.run('for ever').catch((error: unknown) => error)
    await opened.close()
    expect(await waiting).toBeInstanceOf(JobStopped)
    await expect(opened.run('later')).rejects.toBeInstanceOf(JobStopped)
    pool = null
  })
})

it.runIf(process.platform === 'linux')('the time that a process has taken is what it says itself', () => {
  const { user, system } = process.cpuUsage()
  const told = cpuTimeOf(process.pid) ?? 0
  // Two counts of ten milliseconds each are rounded down.
  expect(Math.abs(told - (user + system) / 1_000)).toBeLessThan(60)
})
