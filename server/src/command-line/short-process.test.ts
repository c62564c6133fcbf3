import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { jsonLines } from '../../test/paper.ts'
import { fourQuarters } from '../../test/pictures.ts'
import { scratchFiles } from '../../test/scratch-files.ts'
import { needsShortProcess, shortArguments } from './short-process.ts'

const { put } = scratchFiles()

it('options stay where they are told, and files go into a list, whatever they are called', () => {
  expect(
    shortArguments(['a.wav', '--state', 'idle', '--json', 'b c.wav', '--rpm=850', '--', '--json']),
  ).toEqual({
    args: ['--state=idle', '--json', '--rpm=850', '--files-from=-'],
    files: ['a.wav', 'b c.wav', '--json'],
  })
  expect(shortArguments(['--files-from', 'list', '--json'])).toEqual({
    args: ['--files-from=list', '--json'],
    files: [],
  })
})

it('a process of its own is for long arguments and long environments alone', () => {
  expect(needsShortProcess(['look', 'a.jpg'], { PATH: '/bin' })).toBe(false)
  expect(needsShortProcess(['look', ...Array.from({ length: 500 }, () => 'x'.repeat(80))], {})).toBe(true)
  expect(needsShortProcess(['look', 'a.jpg'], { LONG: 'x'.repeat(40_000) })).toBe(true)
})

it('thousands of files on one command line are all answered, in their order', async () => {
  const photo = put('photo.jpg', await fourQuarters(400, 300).jpeg().toBuffer())
  const files = [...Array.from({ length: 3_000 }, (_, at) => `/nowhere/${'x'.repeat(60)}/${at}.jpg`), photo]
  const candi = fileURLToPath(new URL('./candi.ts', import.meta.url))
  const ran = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', candi, 'look', '--json', ...files],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { ...process.env, LONG: 'x'.repeat(100_000) },
      maxBuffer: 2 ** 24,
    },
  ).catch((error: { code: unknown; stdout: string }) => error)
  // 2: one of them could not be seen. In one process it was a segmentation fault without a word.
  expect('code' in ran && ran.code).toBe(2)
  const lines = jsonLines(ran.stdout)
  expect(lines.map(({ file }) => file)).toEqual(files)
  expect(lines.at(-1)?.kind).toBeDefined()
}, 120_000)
