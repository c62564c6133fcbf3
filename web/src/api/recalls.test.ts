import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findRecalls } from './recalls.ts'

const CIVIC = { year: 2014, make: 'Honda', model: 'Civic & co' }
const CHECKED = { status: 'checked', checkedAt: '2026-11-20T10:00:00.000Z', recalls: [] } as const
beforeEach(() => localStorage.clear())
afterEach(() => void vi.unstubAllGlobals())

const answers = (body: unknown, status = 200) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response(JSON.stringify(body), { status })
  })
  return asked
}

test('year, make and model are asked for, and nothing else of the car', async () => {
  const asked = answers(CHECKED)
  expect(await findRecalls(CIVIC)).toEqual({ answer: CHECKED, isKept: false })
  expect(asked).toEqual(['/api/recalls?year=2014&make=Honda&model=Civic+%26+co'])
})

test.each([
  ['a failing server', { error: { code: 'internal', message: '' } }, 500],
  ['a page instead of an answer', 'hello', 200],
  ['a service that is down', { status: 'unchecked', reason: 'service-down' }, 200],
])('%s is “unchecked”, never “none”', async (_what, body, status) => {
  answers(body, status)
  expect(await findRecalls(CIVIC)).toEqual({
    answer: { status: 'unchecked', reason: 'service-down' },
    isKept: false,
  })
})

test('while the service is down the last answer stands, marked as kept', async () => {
  answers(CHECKED)
  await findRecalls(CIVIC)
  answers({ status: 'unchecked', reason: 'service-down' })
  expect(await findRecalls(CIVIC)).toEqual({ answer: CHECKED, isKept: true })
  expect((await findRecalls({ ...CIVIC, year: 2015 })).answer.status).toBe('unchecked')
})
