import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { builtProgram } from '../../test/shared.ts'
import { FolderInUse, lockFolder } from './folder-lock.ts'

/** No process has this number: the kernel counts to 4,194,304 at most. */
const DEAD = '99999999 1 abc'
const STARTERS = 6
const ROUNDS = 40

const folders: string[] = []
const newFolder = (lock?: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'candi-lock-'))
  folders.push(folder)
  if (lock !== undefined) writeFileSync(join(folder, 'candi.lock'), lock)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const answerOf = async (child: ChildProcess) => String((await once(child, 'message'))[0])

describe('the lock of a folder', () => {
  it('is taken over from a dead process by exactly one of many that start at once', async () => {
    const program = await builtProgram('race-for-folder')
    const starters = Array.from({ length: STARTERS }, () => fork(program, { execArgv: [] }))
    await Promise.all(starters.map(answerOf))
    for (let round = 0; round < ROUNDS; round += 1) {
      const folder = newFolder(DEAD)
      const answers = starters.map(answerOf)
      for (const starter of starters) starter.send(folder)
      const told = (await Promise.all(answers)).sort()
      expect(told).toEqual([...Array.from({ length: STARTERS - 1 }, () => 'refused'), 'taken'])
      expect(readdirSync(folder)).toEqual(['candi.lock'])
    }
    for (const starter of starters) starter.kill('SIGKILL')
  }, 60_000)

  it('is taken over also where somebody died while clearing a dead one away', () => {
    const folder = newFolder(DEAD)
    writeFileSync(join(folder, 'candi.lock.clearing'), DEAD)
    lockFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
  })

  it('is not mistaken for a living process that got the same number later', () => {
    const folder = newFolder(`${process.pid} 1 abc`)
    lockFolder(folder)()
  })

  it('names the process that holds it', () => {
    const folder = newFolder()
    const unlock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    expect(() => lockFolder(folder)).toThrow(`(process ${process.pid})`)
    unlock()
    lockFolder(folder)()
  })

  it('given back late takes nobody else’s away', () => {
    const folder = newFolder()
    const unlock = lockFolder(folder)
    const path = join(folder, 'candi.lock')
    writeFileSync(path, 'somebody else’s')
    unlock()
    expect(existsSync(path) && readFileSync(path, 'utf8')).toBe('somebody else’s')
  })
})
