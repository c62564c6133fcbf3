import '../../../test/own-database.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { type CaseRecord, newCase } from './case-record.ts'
import { listCases, putCase, readCase } from './case-store.ts'
import { deleteAllCases, deleteCase } from './delete-case.ts'
import { renameCase } from './rename-case.ts'

const said = (...texts: string[]) =>
  texts.map((text) => ({ id: text, role: 'user' as const, parts: [{ type: 'text' as const, text }] }))
const kept = async () =>
  (await listCases()).map(({ messages }) => messages.map(({ id }) => id).join(' ')).sort()

/** A tab is a page with modules of its own; the database is the browser's. */
async function tab() {
  vi.resetModules()
  return import('./keep-case.ts')
}
async function openedTab(record: CaseRecord) {
  const { keepCase, takeOver } = await tab()
  takeOver(record)
  return keepCase
}
let record: CaseRecord
beforeEach(async () => {
  await deleteAllCases()
  record = { ...newCase('en-US'), messages: said('grinds') }
  await putCase(record)
})

test('what a tab writes goes into the one case, however many writes are under way', async () => {
  const keep = await openedTab(record)
  const written = await Promise.all([
    keep({ ...record, messages: said('grinds', 'left') }, 5),
    keep({ ...record, messages: said('grinds', 'left', 'louder') }, 5),
  ])
  expect(written).toEqual([
    { state: 'kept', id: record.id },
    { state: 'kept', id: record.id },
  ])
  expect(await kept()).toEqual(['grinds left louder'])
})

test('a case that went on in two tabs is two cases, and each goes on as itself', async () => {
  const one = await openedTab(record)
  const two = await openedTab(record)
  await one({ ...record, messages: said('grinds', 'one') })
  const moved = await Promise.all([
    two({ ...record, messages: said('grinds', 'two') }),
    two({ ...record, messages: said('grinds', 'two', 'too') }),
  ])
  expect(await kept()).toEqual(['grinds one', 'grinds two too'])
  expect(new Set(moved.map(({ id }) => id)).size).toBe(1)
  const id = moved[0].id
  expect(id).not.toBe(record.id)
  expect(await two({ ...record, id, messages: said('grinds', 'two', 'three') })).toEqual({
    state: 'kept',
    id,
  })
  expect((await one({ ...record, messages: said('grinds', 'one', 'more') })).id).toBe(record.id)
  expect(await kept()).toEqual(['grinds one more', 'grinds two three'])
})

test('what two tabs write in the same moment is two cases', async () => {
  const one = await openedTab(record)
  const two = await openedTab(record)
  const [first, second] = await Promise.all([
    one({ ...record, messages: said('grinds', 'one') }, 5),
    two({ ...record, messages: said('grinds', 'two') }, 5),
  ])
  expect(first.id).toBe(record.id)
  expect(second.id).not.toBe(record.id)
  expect(await kept()).toEqual(['grinds one', 'grinds two'])
})

test('a case of an older version, which tells no write from another, goes on as one', async () => {
  const older: Partial<CaseRecord> = { ...record }
  delete older.revision
  await putCase(older as CaseRecord)
  const left = (await readCase(record.id)) ?? record
  const one = await openedTab(left)
  const two = await openedTab(left)
  expect((await one({ ...left, messages: said('grinds', 'one') })).id).toBe(record.id)
  expect((await two({ ...left, messages: said('grinds', 'two') })).id).not.toBe(record.id)
  expect(await kept()).toEqual(['grinds one', 'grinds two'])
})

test('a case that was deleted in another tab does not come back', async () => {
  const keep = await openedTab(record)
  await deleteCase(record.id)
  expect(await keep({ ...record, messages: said('grinds', 'more') })).toEqual({
    state: 'deleted',
    id: record.id,
  })
  expect(await listCases()).toEqual([])
})

test('a name given in another tab stays, and giving it loses nothing that came meanwhile', async () => {
  const keep = await openedTab(record)
  await keep({ ...record, messages: said('grinds', 'left') })
  await renameCase(record.id, 'The blue one')
  expect(await keep({ ...record, messages: said('grinds', 'left', 'louder') })).toMatchObject({
    state: 'kept',
  })
  expect(await readCase(record.id)).toMatchObject({ title: 'The blue one' })
  expect(await kept()).toEqual(['grinds left louder'])
})

test('naming a case that is gone brings nothing back', async () => {
  await deleteCase(record.id)
  await renameCase(record.id, 'The blue one')
  expect(await listCases()).toEqual([])
})

test.each([
  ['QuotaExceededError', 'full'],
  ['InvalidStateError', 'refused'],
])(
  'a write that ends with %s is %s, and the next one that the browser takes is kept',
  async (name, state) => {
    const keep = await openedTab(record)
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('no', name)
    })
    expect(await keep({ ...record, messages: said('grinds', 'left') })).toEqual({ state, id: record.id })
    put.mockRestore()
    expect(await kept()).toEqual(['grinds'])
    expect(await keep({ ...record, messages: said('grinds', 'left') })).toEqual({
      state: 'kept',
      id: record.id,
    })
    expect(await kept()).toEqual(['grinds left'])
  },
)
