import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Disk, watchDiskRoom } from './disk-room.ts'

const MIB = 2 ** 20
const NOON = new Date('2026-11-20T12:00:00Z')
const parent = mkdtempSync(join(tmpdir(), 'candi-disk-room-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const failing = (code: string) => () => Promise.reject(Object.assign(new Error('/secret/path'), { code }))
const roomy: Disk = { freeBytes: async () => 64 * MIB, tryWrite: async () => {} }

describe('a disk', () => {
  it('has room where 64 MiB are free and a write comes to rest', async () => {
    expect(await watchDiskRoom(['/data'], () => NOON, roomy)()).toBeNull()
  })

  it.each([
    ['full where less is free', { ...roomy, freeBytes: async () => 64 * MIB - 1 }, 'disk-full'],
    ['full where a write finds no space', { ...roomy, tryWrite: failing('ENOSPC') }, 'disk-full'],
    ['full where the quota is used up', { ...roomy, tryWrite: failing('EDQUOT') }, 'disk-full'],
    ['unwritable where it is read only', { ...roomy, tryWrite: failing('EROFS') }, 'disk-unwritable'],
    ['unwritable where it does not come to rest', { ...roomy, tryWrite: failing('EIO') }, 'disk-unwritable'],
    ['unwritable where it is gone', { ...roomy, freeBytes: failing('ENOENT') }, 'disk-unwritable'],
    [
      'silent where it does not answer',
      { ...roomy, tryWrite: () => new Promise<void>(() => {}) },
      'disk-silent',
    ],
  ])('is %s', async (_, disk: Disk, trouble) => {
    expect(await watchDiskRoom(['/data'], () => NOON, disk, 20)()).toBe(trouble)
  })

  it('is in trouble where any of the folders is', async () => {
    const second: Disk = {
      ...roomy,
      tryWrite: async (folder) => (folder === '/recordings' ? failing('ENOSPC')() : undefined),
    }
    expect(await watchDiskRoom(['/data', '/recordings'], () => NOON, second)()).toBe('disk-full')
  })

  it('that hangs is not asked again until it answers', async () => {
    const clock = { now: NOON }
    let asked = 0
    let answer = () => {}
    const hanging: Disk = {
      ...roomy,
      tryWrite: () => {
        asked += 1
        return new Promise((resolve) => {
          answer = resolve
        })
      },
    }
    const trouble = watchDiskRoom(['/data'], () => clock.now, hanging, 20)
    for (let times = 0; times < 3; times += 1) {
      expect(await trouble()).toBe('disk-silent')
      clock.now = new Date(clock.now.getTime() + 5_000)
    }
    expect(asked).toBe(1)
    const last = trouble()
    answer()
    expect(await last).toBeNull()
  })

  it('is asked once in five seconds, and found anew when there is room again', async () => {
    const clock = { now: NOON }
    let writes = 0
    let isFull = true
    const disk: Disk = {
      ...roomy,
      tryWrite: async () => {
        writes += 1
        if (isFull) await failing('ENOSPC')()
      },
    }
    const trouble = watchDiskRoom(['/data'], () => clock.now, disk)
    expect(await Promise.all([trouble(), trouble()])).toEqual(['disk-full', 'disk-full'])
    isFull = false
    clock.now = new Date(NOON.getTime() + 4_999)
    expect(await trouble()).toBe('disk-full')
    clock.now = new Date(NOON.getTime() + 5_000)
    expect(await trouble()).toBeNull()
    expect(writes).toBe(2)
  })

  it('is really written to, in a folder that is made where there is none, and nothing is left there', async () => {
    const folder = join(parent, 'data', 'recordings')
    expect(await watchDiskRoom([folder], () => NOON)()).toBeNull()
    expect(readdirSync(folder)).toEqual([])
  })

  it('is unwritable where a file stands in the place of the folder', async () => {
    const path = join(parent, 'a file')
    writeFileSync(path, '')
    expect(await watchDiskRoom([path], () => NOON)()).toBe('disk-unwritable')
  })
})

/** A disk of its own in memory; null where this user may not mount one. */
function smallDisk(sizeMib: number): string | null {
  const folder = mkdtempSync(join(parent, 'small-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMib}m`, 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    return null
  }
}

it('a real small disk is full once it is filled, and has room once it is emptied', async (context) => {
  const folder = smallDisk(96)
  if (folder === null) return context.skip('mounting a disk in memory needs more rights')
  try {
    const look = () => watchDiskRoom([folder], () => NOON)()
    expect(await look()).toBeNull()
    writeFileSync(join(folder, 'much'), Buffer.alloc(40 * MIB))
    expect(await look()).toBe('disk-full')
    rmSync(join(folder, 'much'))
    expect(await look()).toBeNull()
  } finally {
    execFileSync('umount', [folder])
  }
})
