import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { namedPipe } from '../../test/named-pipe.ts'
import { scratchFiles } from '../../test/scratch-files.ts'
import { readBoundedFile } from './read-bounded-file.ts'

const { pathOf, put } = scratchFiles()
const LARGE = 'That is too large.'

it('a file is read whole up to the bound, and not at all beyond it', async () => {
  for (const bytes of [0, 1, 999, 1_000]) {
    const read = await readBoundedFile(put(`of-${bytes}`, Buffer.alloc(bytes, 7)), 1_000, LARGE)
    expect(read).toEqual(new Uint8Array(bytes).fill(7))
  }
  expect(await readBoundedFile(put('of-1001', Buffer.alloc(1_001)), 1_000, LARGE)).toBe(LARGE)
})

it('a file that says that it is empty and is not, and one that grows, are read within the bound', async () => {
  // Linux tells no size of what it writes while it is read.
  if (process.platform === 'linux') {
    expect((await readBoundedFile('/proc/self/status', 100_000, LARGE)).length).toBeGreaterThan(100)
    expect(await readBoundedFile('/proc/self/status', 100, LARGE)).toBe(LARGE)
  }
  const grows = put('grows', Buffer.alloc(1))
  const writer = setInterval(() => appendFileSync(grows, Buffer.alloc(100_000)), 1)
  for (let round = 0; round < 50; round += 1) {
    const read = await readBoundedFile(grows, 1_000_000, LARGE)
    expect(read === LARGE || read.length <= 1_000_000).toBe(true)
  }
  clearInterval(writer)
})

it('a pipe is not waited for, whether somebody writes to it or not', async () => {
  const pipe = namedPipe(pathOf('pipe'))
  expect(await readBoundedFile(pipe, 1_000, LARGE)).toContain('pipe or a device')
  const writer = spawn('sh', ['-c', `while :; do echo x; done > '${pipe}'`])
  expect(await readBoundedFile(pipe, 1_000, LARGE)).toContain('pipe or a device')
  writer.kill('SIGKILL')
})
