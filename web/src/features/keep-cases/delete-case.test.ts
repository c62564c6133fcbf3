import '../../../test/own-database.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CasePhoto, parsePhotos } from '../../api/case-photo.ts'
import { newCase } from './case-record.ts'
import { listCases, putCase } from './case-store.ts'
import { deleteAllCases, deleteCase } from './delete-case.ts'
import { photos } from './kept-blobs.ts'

const picture = () => new Blob(['picture'], { type: 'image/jpeg' })
const photo = (id: string): CasePhoto[] =>
  parsePhotos([{ id, name: 'Photo 1', madeAt: 1, toldKind: null, isTold: true, failure: '', sighting: null }])
const begun = (id: string) => ({
  ...newCase('en-US'),
  id,
  messages: [{ id: 'm', role: 'user' as const, parts: [{ type: 'text' as const, text: 'grinds' }] }],
})
/** On a full disk the databases beside the cases may not open. */
const closeBeside = () => {
  const open = indexedDB.open.bind(indexedDB)
  vi.resetModules()
  return vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    if (name !== 'candi') throw new DOMException('full', 'QuotaExceededError')
    return open(name, version)
  })
}
beforeEach(async () => {
  await deleteAllCases()
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('a case is deleted although what lies beside it cannot be opened, and nothing of it is left', async () => {
  await putCase(begun('words'))
  closeBeside()
  const fresh = await import('./delete-case.ts')
  expect(await fresh.deleteCase('words')).toBe(true)
  expect(await listCases()).toEqual([])
})

test('where its photos could not be deleted, the words go all the same, and that is said', async () => {
  await putCase({ ...begun('seen'), photos: photo('p1') })
  closeBeside()
  const fresh = await import('./delete-case.ts')
  expect(await fresh.deleteCase('seen')).toBe(false)
  expect(await listCases()).toEqual([])
})

test('clearing this device deletes all words although the rest cannot be opened, and does not claim the rest', async () => {
  await putCase(begun('words'))
  closeBeside()
  const fresh = await import('./delete-case.ts')
  await expect(fresh.deleteAllCases()).rejects.toThrow('full')
  expect(await listCases()).toEqual([])
})

test('a photo that two cases show goes with the second of them', async () => {
  await putCase({ ...begun('first'), photos: photo('p1') })
  await putCase({ ...begun('copy'), photos: photo('p1') })
  await photos.keep('p1', 'first', picture())
  await deleteCase('first')
  expect(await (await photos.read('p1'))?.text()).toBe('picture')
  await deleteCase('copy')
  expect(await photos.read('p1')).toBeUndefined()
})
