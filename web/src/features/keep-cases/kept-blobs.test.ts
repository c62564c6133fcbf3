import '../../../test/own-database.ts'
import { beforeEach, expect, test } from 'vitest'
import { newCase } from './case-record.ts'
import { putCase } from './case-store.ts'
import { deleteAllCases, deleteCase } from './delete-case.ts'
import { photos, sounds } from './kept-blobs.ts'

const sound = (words: string) => new Blob([words], { type: 'audio/wav' })
const wordsOf = async (id: string) => (await sounds.read(id))?.text()

beforeEach(() => Promise.all([sounds.removeAll(), photos.removeAll()]))

test('a sound is kept beside its case, byte by byte and with its type', async () => {
  expect(await sounds.keep('a', 'case', sound('RIFF'))).toBe(true)
  expect(await wordsOf('a')).toBe('RIFF')
  expect((await sounds.read('a'))?.type).toBe('audio/wav')
  expect(await sounds.read('nobody')).toBeUndefined()
})

test('a deleted case takes its sounds and photos along, and no others', async () => {
  const record = newCase('en-US')
  await putCase(record)
  await sounds.keep('mine', record.id, sound('mine'))
  await photos.keep('mine', record.id, new Blob(['mine'], { type: 'image/jpeg' }))
  await sounds.keep('other', 'another-case', sound('other'))
  await deleteCase(record.id)
  expect(await sounds.read('mine')).toBeUndefined()
  expect(await photos.read('mine')).toBeUndefined()
  expect(await wordsOf('other')).toBe('other')
})

test('a deleted recording is gone, and clearing this device leaves neither sound nor photo', async () => {
  await sounds.keep('a', 'case', sound('a'))
  await sounds.keep('b', 'case', sound('b'))
  await photos.keep('c', 'case', new Blob(['c'], { type: 'image/jpeg' }))
  await sounds.remove('a')
  expect(await sounds.read('a')).toBeUndefined()
  await deleteAllCases()
  expect(await sounds.read('b')).toBeUndefined()
  expect(await photos.read('c')).toBeUndefined()
})
