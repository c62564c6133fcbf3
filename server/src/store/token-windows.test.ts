import fc from 'fast-check'
import { expect, it } from 'vitest'
import { onBothDatabases } from '../../test/both-databases.ts'
import { type Reservation, TokenWindows } from './token-windows.ts'

const HOUR_MS = 60 * 60_000
const NOON = new Date('2026-11-20T12:00:00Z')
const later = (milliseconds: number) => new Date(NOON.getTime() + milliseconds)

onBothDatabases('windows of tokens', (open) => {
  let subjects = 0
  const newSubject = () => `user:${++subjects}`
  const windows = () => new TokenWindows(open().database)
  const usedBy = async (subject: string, at = NOON) =>
    (await windows().running([subject], at)).get(subject)?.used ?? 0

  it('let a turn in whose tokens just fit, and not one token more', async () => {
    const budget = { subject: newSubject(), limit: 10_000 }
    expect(await windows().reserve([budget], 10_000, NOON)).not.toBeNull()
    expect(await windows().reserve([budget], 1, NOON)).toBeNull()
    expect(await windows().reserve([{ subject: newSubject(), limit: 10_000 }], 10_001, NOON)).toBeNull()
  })

  it('begin with the first turn and are new eight hours later, to the millisecond', async () => {
    const budget = { subject: newSubject(), limit: 100 }
    await windows().reserve([budget], 100, NOON)
    expect(await windows().reserve([budget], 1, later(8 * HOUR_MS - 1))).toBeNull()
    expect(await windows().reserve([budget], 30, later(8 * HOUR_MS))).not.toBeNull()
    expect(await usedBy(budget.subject, later(8 * HOUR_MS))).toBe(30)
  })

  it('give back what a turn reserved and did not use', async () => {
    const budget = { subject: newSubject(), limit: 1_000 }
    const reservation = await windows().reserve([budget], 900, NOON)
    if (reservation) await windows().settle(reservation, 120)
    expect(await usedBy(budget.subject)).toBe(120)
    expect(await windows().reserve([budget], 880, NOON)).not.toBeNull()
  })

  it('are not hurt by a turn that is settled after they were renewed', async () => {
    const budget = { subject: newSubject(), limit: 1_000 }
    const old = await windows().reserve([budget], 900, NOON)
    await windows().reserve([budget], 200, later(8 * HOUR_MS))
    if (old) await windows().settle(old, 100)
    expect(await usedBy(budget.subject, later(8 * HOUR_MS))).toBe(200)
  })

  it('reserve in every budget or in none', async () => {
    const [own, shared] = [newSubject(), newSubject()]
    await windows().reserve([{ subject: shared, limit: 100 }], 90, NOON)
    const budgets = [
      { subject: own, limit: 100 },
      { subject: shared, limit: 100 },
    ]
    expect(await windows().reserve(budgets, 20, NOON)).toBeNull()
    expect(await usedBy(own)).toBe(0)
    expect(await windows().reserve(budgets, 10, NOON)).not.toBeNull()
    expect([await usedBy(own), await usedBy(shared)]).toEqual([10, 100])
  })

  it('let exactly as many of 50 parallel turns in as fit, in one budget and in two', async () => {
    for (const others of [[], [{ subject: newSubject(), limit: 1_000_000 }]]) {
      const budget = { subject: newSubject(), limit: 10_000 }
      const turns = await Promise.all(
        Array.from({ length: 50 }, () => windows().reserve([budget, ...others], 450, NOON)),
      )
      // 10,000 / 450 is 22 and a rest.
      expect(turns.filter((turn) => turn !== null)).toHaveLength(22)
      expect(await usedBy(budget.subject)).toBe(22 * 450)
    }
  })

  it('end with the sum of what was truly used, however 50 turns overlap', async () => {
    const budget = { subject: newSubject(), limit: 10_000 }
    const used = await Promise.all(
      Array.from({ length: 50 }, async (_, turn) => {
        const reservation = await windows().reserve([budget], 600, NOON)
        if (!reservation) return 0
        await windows().settle(reservation, 100 + turn)
        return 100 + turn
      }),
    )
    expect(await usedBy(budget.subject)).toBe(used.reduce((sum, tokens) => sum + tokens, 0))
    expect(used.filter((tokens) => tokens > 0).length).toBeGreaterThanOrEqual(16)
  })

  it('end with the sum of what was truly used, in whatever order turns begin, end and windows renew', async () => {
    const turn = fc.record({
      reserved: fc.integer({ min: 1, max: 400 }),
      used: fc.integer({ min: 0, max: 500 }),
      beginsAt: fc.integer({ min: 0, max: 20 }),
      lasts: fc.integer({ min: 0, max: 20 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 1, maxLength: 8 }), async (turns) => {
        const budget = { subject: newSubject(), limit: 1_000 }
        const events = turns
          .flatMap((entry) => [
            { at: entry.beginsAt, isBegin: true, entry },
            { at: entry.beginsAt + entry.lasts, isBegin: false, entry },
          ])
          .sort((left, right) => left.at - right.at || Number(right.isBegin) - Number(left.isBegin))
        const under = new Map<object, Reservation>()
        // The same bookkeeping by hand: a window of eight hours, of each turn what it holds at the moment.
        let startedAt = Number.NEGATIVE_INFINITY
        let held = new Map<object, number>()
        const sum = () => [...held.values()].reduce((total, tokens) => total + tokens, 0)
        for (const { at, isBegin, entry } of events) {
          if (isBegin) {
            const isNew = at - startedAt >= 8
            const fits = isNew || sum() + entry.reserved <= budget.limit
            if (fits && isNew) {
              startedAt = at
              held = new Map()
            }
            if (fits) held.set(entry, entry.reserved)
            const reservation = await windows().reserve([budget], entry.reserved, later(at * HOUR_MS))
            expect(reservation !== null).toBe(fits)
            if (reservation) under.set(entry, reservation)
          } else {
            const reservation = under.get(entry)
            if (reservation) await windows().settle(reservation, entry.used)
            if (held.has(entry)) held.set(entry, entry.used)
          }
          expect(await usedBy(budget.subject, later(startedAt * HOUR_MS))).toBe(sum())
        }
      }),
      { numRuns: 40 },
    )
  })

  it('are deleted when they are over, and not before', async () => {
    const [over, running] = [newSubject(), newSubject()]
    await windows().reserve([{ subject: over, limit: 10 }], 1, NOON)
    await windows().reserve([{ subject: running, limit: 10 }], 1, later(HOUR_MS))
    await windows().tidy(later(8 * HOUR_MS))
    expect(await usedBy(over, NOON)).toBe(0)
    expect(await usedBy(running, later(8 * HOUR_MS))).toBe(1)
  })
})
