import { expect, it } from 'vitest'
import { onBothDatabases } from '../../test/both-databases.ts'
import { DailySalts } from './daily-salts.ts'
import { dailySalts } from './schema/index.ts'

onBothDatabases('salts of days', (open) => {
  const salts = () => new DailySalts(open().database)
  const kept = async () => (await open().database.select().from(dailySalts)).map(({ day }) => day).sort()

  it('are one for all processes, also for those that ask for it at the same moment', async () => {
    const at = new Date('2026-11-20T12:00:00Z')
    const made = await Promise.all(Array.from({ length: 20 }, () => salts().of(at)))
    expect(new Set(made).size).toBe(1)
    expect(made[0]?.length).toBeGreaterThanOrEqual(43)
  })

  it('change at midnight in UTC', async () => {
    const process = salts()
    const evening = await process.of(new Date('2026-11-21T23:59:59.999Z'))
    const night = await process.of(new Date('2026-11-22T00:00:00Z'))
    expect(night).not.toBe(evening)
    expect(await process.ofDayBefore(new Date('2026-11-22T00:00:00Z'))).toBe(evening)
  })

  it('are gone two days later, from the database and from memory', async () => {
    const process = salts()
    await process.of(new Date('2026-12-01T12:00:00Z'))
    await process.of(new Date('2026-12-03T12:00:00Z'))
    expect(await kept()).toEqual(['2026-12-03'])
    expect(await process.ofDayBefore(new Date('2026-12-02T12:00:00Z'))).toBeNull()
    await process.forgetBefore(new Date('2026-12-05T00:00:00Z'))
    expect(await kept()).toEqual([])
  })
})
