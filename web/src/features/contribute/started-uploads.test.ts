import { beforeEach, expect, test } from 'vitest'
import {
  forgetStartedUpload,
  isSameFile,
  keepStartedUpload,
  printOf,
  startedUploads,
} from './started-uploads.ts'

beforeEach(() => localStorage.clear())
const file = (content: string) => new File([content], 'memo.wav')

test('what was begun is kept until it is done, and damaged notes are left out', () => {
  keepStartedUpload({ id: 'r1', name: 'memo.wav', bytes: 5, print: 'a' })
  keepStartedUpload({ id: 'r1', name: 'memo.wav', bytes: 5, print: 'b' })
  expect(startedUploads()).toEqual([{ id: 'r1', name: 'memo.wav', bytes: 5, print: 'b' }])
  forgetStartedUpload('r1')
  expect(localStorage.length).toBe(0)
  localStorage.setItem('startedUploads', '[{"id":3},"x"]')
  expect(startedUploads()).toEqual([])
  localStorage.setItem('startedUploads', 'no json')
  expect(startedUploads()).toEqual([])
})

test('the same file is told from another of the same length by what it holds', async () => {
  const note = { id: 'r1', name: 'memo.wav', bytes: 5, print: await printOf(file('sound')) }
  // SHA-256 has 256 bits: 64 hexadecimal digits.
  expect(note.print).toMatch(/^[0-9a-f]{64}$/)
  expect(await isSameFile(file('sound'), 5, note)).toBe(true)
  expect(await isSameFile(file('noise'), 5, note)).toBe(false)
  expect(await isSameFile(file('longer'), 5, note)).toBe(false)
})

test('without a note, the length has to do', async () => {
  expect(await isSameFile(file('noise'), 5, undefined)).toBe(true)
  expect(await isSameFile(file('noises'), 5, undefined)).toBe(false)
})
