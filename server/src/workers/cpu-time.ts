import { readFileSync } from 'node:fs'

/** The kernel counts in hundredths of a second, on every Linux that Node runs on. */
const MS_A_TICK = 10
/** Of the fields behind the name of the program, which may hold spaces and brackets itself: user and system time. */
const USER = 11
const SYSTEM = 12

/** Milliseconds of processor time that a process has taken in all its threads; null where the system does not tell (proc(5)). */
export function cpuTimeOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[USER]) + Number(fields[SYSTEM])
    return Number.isFinite(ticks) ? ticks * MS_A_TICK : null
  } catch {
    return null
  }
}
