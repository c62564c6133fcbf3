import { expect, it } from 'vitest'
import { smallParts } from '../../test/small-parts.ts'
import type { House } from './house.ts'
import { openLibrary } from './open-library.ts'

it('where nobody can be asked who somebody is, no page is cited, the turn goes on and one line says why', async () => {
  const lines: unknown[] = []
  const house = {
    store: { database: null },
    diagnosis: smallParts(),
    now: () => new Date('2026-11-20T12:00:00Z'),
    logAs: (sentence: string) => (error: unknown) => lines.push([sentence, String(error)]),
  } as unknown as House
  const library = openLibrary(house, () => Promise.reject(new Error('the database is away')))
  const context = { req: { raw: new Request('http://localhost/') } }
  const { mayCite } = library.libraryFor?.(context as never) ?? expect.fail()
  expect(await mayCite()).toBe(false)
  expect(lines).toEqual([['nobody could be asked who may have pages cited', 'Error: the database is away']])
})
