import { readdirSync, readFileSync } from 'node:fs'

interface Status {
  readonly pid: string
  readonly parent: string
  readonly megabytes: number
}

const numberIn = (status: string, name: string) =>
  new RegExp(`^${name}:\\s{1,9}(\\d{1,12})`, 'm').exec(status)?.[1] ?? '0'

function statusOf(pid: string): Status[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return [{ pid, parent: numberIn(status, 'PPid'), megabytes: Number(numberIn(status, 'VmRSS')) / 1_024 }]
  } catch {
    // It ended while we were looking.
    return []
  }
}

/** Megabytes that a process and all that it started hold; pages that they share count for each of them. Linux only. */
export function megabytesOfFamily(pid: number | undefined): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(statusOf)
  const family = new Set([String(pid)])
  for (let size = 0; size < family.size; ) {
    size = family.size
    for (const { pid: child, parent } of all) if (family.has(parent)) family.add(child)
  }
  return all.reduce((sum, { pid: one, megabytes }) => sum + (family.has(one) ? megabytes : 0), 0)
}
