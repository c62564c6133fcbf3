import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Two processes on one embedded database lose each other's rows without a word: only one may hold the folder. */
export class FolderInUse extends Error {}

/** When a process started, in the kernel's ticks, so that a recycled process number is not mistaken for its owner. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Takes the folder for this process, over the lock of a dead one if need be. Returns what gives it back. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'candi.lock')
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const file = openSync(path, 'wx', 0o600)
      writeSync(file, `${process.pid} ${startOf(process.pid)}`)
      closeSync(file)
      return () => rmSync(path, { force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const [pid, start] = readFileSync(path, 'utf8').split(' ')
    const holder = Number(pid)
    if (holder > 0 && isAlive(holder) && startOf(holder) === (start ?? ''))
      throw new FolderInUse(`Another CANDI is using this folder: ${folder} (process ${holder}).`)
    rmSync(path, { force: true })
  }
  throw new FolderInUse(`Another CANDI is just starting in this folder: ${folder}.`)
}
