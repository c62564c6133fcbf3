import { expect, it } from 'vitest'
import { onBothDatabases } from '../../test/both-databases.ts'
import { addToCount, countsSince } from './daily-counts.ts'
import { migrate } from './migrate.ts'

onBothDatabases('daily counts', (open) => {
  it('add up, also when many are added at once, and are told oldest first', async () => {
    const { database } = open()
    await Promise.all(Array.from({ length: 25 }, () => addToCount(database, '2026-11-20', 'turns', 2)))
    await addToCount(database, '2026-11-19', 'turns', 7)
    await addToCount(database, '2026-11-20', 'mails', 1)
    expect(await countsSince(database, 'turns', '2026-11-19')).toEqual([
      { day: '2026-11-19', count: 7 },
      { day: '2026-11-20', count: 50 },
    ])
  })

  it('survive a second migration, which changes nothing', async () => {
    const { database } = open()
    await migrate(database)
    expect((await countsSince(database, 'mails', '2026-11-20'))[0]?.count).toBe(1)
  })

  it('what one says on a channel, the other hears', async () => {
    const { database, listen } = open()
    const heard = new Promise<string>((resolve) => void listen('membership', resolve))
    await new Promise((resolve) => setTimeout(resolve, 200))
    const { sql } = await import('drizzle-orm')
    await database.execute(sql`select pg_notify('membership', 'user-1')`)
    expect(await heard).toBe('user-1')
  })
})
