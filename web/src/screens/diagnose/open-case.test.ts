import '../../../test/own-database.ts'
import { beforeEach, expect, test } from 'vitest'
import { newCase } from '../../features/keep-cases/case-record.ts'
import { listCases, putCase } from '../../features/keep-cases/case-store.ts'
import { deleteAllCases } from '../../features/keep-cases/delete-case.ts'
import { openCase } from './open-case.ts'
import { SELDOM_OPENED } from './seldom-opened.ts'

/** The locks of one browser, as far as they are used here. */
function browserLocks() {
  const held = new Set<string>()
  return {
    request: async (name: string, _: LockOptions, callback: (lock: Lock | null) => unknown) => {
      if (held.has(name)) return callback(null)
      held.add(name)
      try {
        return await callback({ name, mode: 'exclusive' })
      } finally {
        held.delete(name)
      }
    },
  }
}
function newTab(typed = '') {
  const leaving = new AbortController()
  const opened = openCase({
    caseId: undefined,
    locale: 'en-US',
    wordsNow: () => typed,
    isForCurrentCar: false,
    until: leaving.signal,
    seldom: SELDOM_OPENED,
  })
  return { record: opened.then((open) => open?.record), leave: () => leaving.abort() }
}
const left = { ...newCase('en-US', 1), draft: 'It grinds' }
beforeEach(async () => {
  Object.defineProperty(navigator, 'locks', { value: browserLocks(), configurable: true })
  await deleteAllCases()
  await putCase(left)
})

test('what was left unsent is handed to one tab; the next one begins a case of its own', async () => {
  const [one, two] = [await newTab().record, await newTab().record]
  expect(one).toMatchObject({ id: left.id, draft: 'It grinds' })
  expect(two?.id).not.toBe(left.id)
  expect(two?.draft).toBe('')
})

test('what a new tab has begun to write is its own as well', async () => {
  await deleteAllCases()
  const one = await newTab().record
  if (one) await putCase({ ...one, draft: 'It ticks' })
  expect((await newTab().record)?.id).not.toBe(one?.id)
})

test('a tab that is left gives its draft to the next one', async () => {
  const tab = newTab()
  await tab.record
  tab.leave()
  await Promise.resolve()
  expect((await newTab().record)?.id).toBe(left.id)
})

test('a draft waits for the next tab where other words were typed meanwhile', async () => {
  expect((await newTab('The AC is warm').record)?.id).not.toBe(left.id)
  expect((await newTab().record)?.id).toBe(left.id)
})

test('where the browser has no locks the draft is handed out all the same', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
  expect((await newTab().record)?.id).toBe(left.id)
})

test('an older version’s history becomes cases as the first one opens', async () => {
  localStorage.setItem('diagnosisHistory', JSON.stringify([{ q: 'it ticks' }]))
  await newTab().record
  expect((await listCases()).map(({ carriedOver }) => carriedOver)).toEqual(['it ticks'])
  expect(localStorage.getItem('diagnosisHistory')).toBeNull()
})
