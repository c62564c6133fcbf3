import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Two processes on one embedded database lose each other's rows without a word: only one may hold the folder. */
export class FolderInUse extends Error {}

/** A lock, the right to clear a dead one away, and the right to clear a dead one of those. */
const DEEPEST = 3
const TRIES = 5

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

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

/** Takes the folder for this process, over the lock of a dead one if need be. Returns what gives it back. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return takeLock(folder, join(folder, 'candi.lock'), 1)
}

/**
 * A dead process's lock is cleared away only by who holds the lock on doing so: of two that find it dead, the slower
 * would otherwise clear away the faster one's new lock, and both would believe that the folder is theirs.
 */
function takeLock(folder: string, path: string, depth: number): () => void {
  const mine = `${process.pid} ${startOf(process.pid)} ${randomBytes(8).toString('hex')}`
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (place(path, mine)) return () => removeIfStill(path, mine)
    const found = read(path)
    if (found === null) continue
    const holder = livingHolder(found)
    if (holder !== null)
      throw new FolderInUse(`Another CANDI is using this folder: ${folder} (process ${holder}).`)
    if (depth === DEEPEST) break
    const release = takeLock(folder, `${path}.clearing`, depth + 1)
    removeIfStill(path, found)
    release()
  }
  throw new FolderInUse(
    `Another CANDI is just starting in this folder: ${folder}. If there is none, delete the candi.lock files in it.`,
  )
}

/** Puts a lock in place with its content, in one step; false where there is one already. */
function place(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`
  writeFileSync(draft, content, { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    // A file system without links: content comes a moment after the file, which a starter in that moment misreads.
    if (hasCode(error, 'EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK')) return placeWithoutLink(path, content)
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function placeWithoutLink(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { mode: 0o600, flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

function livingHolder(content: string): number | null {
  const [pid, start] = content.split(' ')
  const holder = Number(pid)
  return holder > 0 && isAlive(holder) && startOf(holder) === (start ?? '') ? holder : null
}

function removeIfStill(path: string, content: string): void {
  if (read(path) === content) rmSync(path, { force: true })
}
