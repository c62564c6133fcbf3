import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putEmbeddedDatabase } from '../../test/shared.ts'
import type { OpenDatabase } from './database.ts'
import { HeldTokenWindows } from './held-token-windows.ts'
import { openEmbedded } from './open-embedded.ts'
import { tokenWindows } from './schema/index.ts'
import { openTokenLedger } from './token-ledger.ts'
import { type Reservation, TokenWindows } from './token-windows.ts'

const HOUR_MS = 60 * 60_000
const NOON = new Date('2026-11-20T12:00:00Z')
const later = (milliseconds: number) => new Date(NOON.getTime() + milliseconds)
/** Longer than any test: nothing is written before it is asked for. */
const NEVER_MS = 60 * 60_000

describe('windows of tokens held in memory', () => {
  const folder = mkdtempSync(join(tmpdir(), 'candi-held-'))
  let store: OpenDatabase
  beforeAll(async () => {
    await putEmbeddedDatabase(folder)
    store = await openEmbedded(folder)
  }, 60_000)
  afterAll(async () => {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  })

  let subjects = 0
  const newSubject = () => `user:${++subjects}`
  /** The ledger of a process; another one stands for the next process, after the first was killed. */
  const newProcess = (database = store.database) => {
    const failures: unknown[] = []
    const windows = new HeldTokenWindows(database, (error) => failures.push(error), NEVER_MS)
    const usedBy = async (subject: string, at = NOON) =>
      (await windows.running([subject], at)).get(subject)?.used ?? 0
    const spend = async (subject: string, tokens: number, at = NOON) => {
      const reservation = await windows.reserve([{ subject, limit: 10_000 }], tokens, at)
      if (reservation) await windows.settle(reservation, tokens)
    }
    return { windows, failures, usedBy, spend }
  }
  const rowOf = async (subject: string) =>
    (await store.database.select().from(tokenWindows)).find((row) => row.subject === subject)

  it('are what counts on the embedded database, and not on PostgreSQL', () => {
    const { database } = store
    expect(openTokenLedger({ kind: 'embedded', database }, () => {})).toBeInstanceOf(HeldTokenWindows)
    expect(openTokenLedger({ kind: 'postgres', database }, () => {})).toBeInstanceOf(TokenWindows)
  })

  it('let a turn in whose tokens just fit, and not one token more', async () => {
    const { windows } = newProcess()
    const budget = { subject: newSubject(), limit: 10_000 }
    expect(await windows.reserve([budget], 10_000, NOON)).not.toBeNull()
    expect(await windows.reserve([budget], 1, NOON)).toBeNull()
    expect(await windows.reserve([{ subject: newSubject(), limit: 10_000 }], 10_001, NOON)).toBeNull()
  })

  it('let exactly as many of 50 parallel turns in as fit, in every budget or in none', async () => {
    const { windows, usedBy } = newProcess()
    const [own, shared] = [newSubject(), newSubject()]
    const budgets = [
      { subject: own, limit: 1_000_000 },
      { subject: shared, limit: 10_000 },
    ]
    const turns = await Promise.all(Array.from({ length: 50 }, () => windows.reserve(budgets, 450, NOON)))
    // 10,000 / 450 is 22 and a rest.
    expect(turns.filter((turn) => turn !== null)).toHaveLength(22)
    expect([await usedBy(own), await usedBy(shared)]).toEqual([22 * 450, 22 * 450])
  })

  it('answer as the windows in the database do, in whatever order turns begin, end and windows renew', async () => {
    const step = fc.record({
      at: fc.integer({ min: 0, max: 20 }),
      tokens: fc.integer({ min: 1, max: 400 }),
      /** Ends the turn begun so many steps ago, where there was one. */
      ends: fc.option(fc.integer({ min: 1, max: 4 })),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (drawn) => {
        const { windows, failures } = newProcess()
        const plain = new TokenWindows(store.database)
        const [held, stored] = [newSubject(), newSubject()]
        const under: [Reservation | null, Reservation | null][] = []
        for (const { at, tokens, ends } of [...drawn].sort((left, right) => left.at - right.at)) {
          const now = later(at * HOUR_MS)
          const budget = { limit: 1_000 }
          const turn: [Reservation | null, Reservation | null] = [
            await windows.reserve([{ ...budget, subject: held }], tokens, now),
            await plain.reserve([{ ...budget, subject: stored }], tokens, now),
          ]
          expect(turn[0] === null).toBe(turn[1] === null)
          const [inMemory, inDatabase] = (ends === null ? undefined : under.at(-ends)) ?? [null, null]
          if (inMemory) await windows.settle(inMemory, 120)
          if (inDatabase) await plain.settle(inDatabase, 120)
          if (ends !== null) under.splice(-ends, 1)
          under.push(turn)
          await windows.write()
          const [left, right] = [await windows.running([held], now), await plain.running([stored], now)]
          expect(left.get(held)).toEqual(right.get(stored))
        }
        expect(failures).toEqual([])
      }),
      { numRuns: 30 },
    )
  })

  it('are found by the next process as they were written', async () => {
    const [first, second] = [newProcess(), newProcess()]
    const [old, young] = [newSubject(), newSubject()]
    await first.spend(old, 300)
    await first.windows.write()
    // Of one that stands already and of one that does not, in one step.
    await first.spend(old, 50)
    await first.spend(young, 7)
    await first.windows.close()
    expect([await second.usedBy(old), await second.usedBy(young)]).toEqual([350, 7])
    expect((await second.windows.running([old], NOON)).get(old)?.startedAt).toEqual(NOON)
  })

  it('lose to a crash only what was not yet written, and what was set aside for turns under way', async () => {
    const process = newProcess()
    const subject = newSubject()
    await process.spend(subject, 300)
    await process.windows.reserve([{ subject, limit: 10_000 }], 400, NOON)
    await process.windows.write()
    await process.spend(subject, 20)
    expect(await process.usedBy(subject)).toBe(720)
    expect(await newProcess().usedBy(subject)).toBe(300)
  })

  it('are written of their own accord soon after a turn', async () => {
    const subject = newSubject()
    let told = () => {}
    const written = new Promise<void>((resolve) => {
      told = resolve
    })
    const { database } = store
    const watched = new Proxy(database, {
      get: (target, name, receiver) => {
        if (name === 'insert') told()
        return Reflect.get(target, name, receiver)
      },
    })
    const windows = new HeldTokenWindows(watched, () => {}, 1)
    const reservation = await windows.reserve([{ subject, limit: 100 }], 10, NOON)
    if (reservation) await windows.settle(reservation, 10)
    await written
    await windows.write()
    expect((await rowOf(subject))?.used).toBe(10)
  })

  it('do not bring back the row of an account that was deleted meanwhile', async () => {
    const process = newProcess()
    const subject = newSubject()
    await process.spend(subject, 300)
    await process.windows.write()
    await store.database.delete(tokenWindows)
    await process.spend(subject, 20)
    await process.windows.write()
    expect(await rowOf(subject)).toBeUndefined()
  })

  it('tell of a write that failed, and make up for it with the next', async () => {
    let isBroken = false
    const broken = new Proxy(store.database, {
      get: (target, name, receiver) => {
        if (name === 'insert' && isBroken) throw new Error('the disk is full')
        return Reflect.get(target, name, receiver)
      },
    })
    const process = newProcess(broken)
    const [first, second] = [newSubject(), newSubject()]
    isBroken = true
    await process.spend(first, 30)
    await process.windows.write()
    expect(process.failures).toHaveLength(1)
    isBroken = false
    await process.spend(second, 40)
    await process.windows.write()
    expect([(await rowOf(first))?.used, (await rowOf(second))?.used]).toEqual([30, 40])
  })

  it('are read again once they could be, and after the database was filled anew', async () => {
    let isBroken = true
    const broken = new Proxy(store.database, {
      get: (target, name, receiver) => {
        if (name === 'select' && isBroken) throw new Error('not now')
        return Reflect.get(target, name, receiver)
      },
    })
    const process = newProcess(broken)
    const subject = newSubject()
    await expect(process.usedBy(subject)).rejects.toThrow('not now')
    isBroken = false
    expect(await process.usedBy(subject)).toBe(0)
    await store.database.insert(tokenWindows).values({ subject, startedAt: NOON, used: 77 })
    process.windows.forget()
    expect(await process.usedBy(subject)).toBe(77)
  })

  it('are written though the row of the period before was tidied away under a turn that renewed it', async () => {
    const process = newProcess()
    const subject = newSubject()
    await process.spend(subject, 300)
    await process.windows.write()
    const nextPeriod = later(8 * HOUR_MS)
    const turn = await process.windows.reserve([{ subject, limit: 10_000 }], 400, nextPeriod)
    await process.windows.tidy(nextPeriod)
    if (turn) await process.windows.settle(turn, 120)
    await process.windows.write()
    expect(await newProcess().usedBy(subject, nextPeriod)).toBe(120)
  })

  it('are deleted when they are over, and not before', async () => {
    const process = newProcess()
    const [over, running] = [newSubject(), newSubject()]
    await process.spend(over, 1)
    await process.spend(running, 1, later(HOUR_MS))
    await process.windows.tidy(later(8 * HOUR_MS))
    expect(await rowOf(over)).toBeUndefined()
    expect(await process.usedBy(over)).toBe(0)
    expect([await process.usedBy(running, later(8 * HOUR_MS)), (await rowOf(running))?.used]).toEqual([1, 1])
  })
})
