import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { newCase } from './case-record.ts'
import { deleteAllCases, deleteCase, putCase } from './case-store.ts'
import { deleteAllSounds, deleteSound, keepSound, readSound } from './sound-store.ts'

const sound = (words: string) => new Blob([words], { type: 'audio/wav' })
const wordsOf = async (id: string) => (await readSound(id))?.text()

beforeEach(deleteAllSounds)

test('a sound is kept beside its case, byte by byte and with its type', async () => {
  expect(await keepSound('a', 'case', sound('RIFF'))).toBe(true)
  expect(await wordsOf('a')).toBe('RIFF')
  expect((await readSound('a'))?.type).toBe('audio/wav')
  expect(await readSound('nobody')).toBeUndefined()
})

test('a deleted case takes its sounds along, and no others', async () => {
  const record = newCase('en-US')
  await putCase(record)
  await keepSound('mine', record.id, sound('mine'))
  await keepSound('other', 'another-case', sound('other'))
  await deleteCase(record.id)
  expect(await readSound('mine')).toBeUndefined()
  expect(await wordsOf('other')).toBe('other')
})

test('a deleted recording is gone, and clearing this device leaves none', async () => {
  await keepSound('a', 'case', sound('a'))
  await keepSound('b', 'case', sound('b'))
  await deleteSound('a')
  expect(await readSound('a')).toBeUndefined()
  await deleteAllCases()
  expect(await readSound('b')).toBeUndefined()
})
