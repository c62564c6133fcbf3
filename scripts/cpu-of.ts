import { median } from './quantile.ts'

/** What all threads of this process have cost until now, in milliseconds of CPU. */
export function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

export async function cpuOf(work: () => unknown): Promise<number> {
  const start = cpuMilliseconds()
  await work()
  return cpuMilliseconds() - start
}

interface Turns {
  readonly rounds: number
  /** Rounds before these that do not count: the first of some opens a model. */
  readonly warmUps?: number
}

/** A work and its baseline in turns in one process, the median of each: what slows one slows the other. */
export async function cpuInTurns(
  work: () => unknown,
  baseline: () => unknown,
  { rounds, warmUps = 0 }: Turns,
): Promise<{ readonly workMs: number; readonly baselineMs: number }> {
  const worked: number[] = []
  const baselines: number[] = []
  for (let round = 0; round < warmUps + rounds; round += 1) {
    worked.push(await cpuOf(work))
    baselines.push(await cpuOf(baseline))
  }
  return { workMs: median(worked.slice(warmUps)), baselineMs: median(baselines.slice(warmUps)) }
}
