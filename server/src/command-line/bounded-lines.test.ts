import { expect, it } from 'vitest'
import { boundedLines, TOO_LONG } from './bounded-lines.ts'

async function linesOf(chunks: readonly string[], most = 10, separator?: number) {
  const input = async function* () {
    for (const chunk of chunks) yield Buffer.from(chunk)
  }
  const lines: (string | typeof TOO_LONG)[] = []
  for await (const line of boundedLines(input(), most, separator)) lines.push(line)
  return lines
}

it('lines are the same however the stream is cut, the last one with or without an end', async () => {
  const wanted = ['one', '', 'zwölf', 'three']
  for (const text of ['one\n\nzwölf\nthree', 'one\n\nzwölf\nthree\n'])
    for (const size of [1, 2, 5, 100]) {
      const bytes = Buffer.from(text, 'utf8')
      const cut = async function* () {
        for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
      }
      const lines: unknown[] = []
      for await (const line of boundedLines(cut(), 10)) lines.push(line)
      expect(lines).toEqual(wanted)
    }
  expect(await linesOf(['a\0b\n', 'c\0'], 10, 0)).toEqual(['a', 'b\nc'])
})

it('a line that is too long is passed over, and the next one is whole', async () => {
  expect(await linesOf(['12345678901\n1234567890\nx'])).toEqual([TOO_LONG, '1234567890', 'x'])
})

it('a line without an end is read no further than 64 MB', async () => {
  let read = 0
  const endless = async function* () {
    const zeros = new Uint8Array(1_000_000).fill(1)
    for (;;) {
      read += zeros.length
      yield zeros
    }
  }
  const walk = async () => {
    for await (const _ of boundedLines(endless(), 10)) throw new Error('There is no line.')
  }
  await expect(walk()).rejects.toThrow('a line without an end')
  expect(read).toBe(65_000_000)
})
