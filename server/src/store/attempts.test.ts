import { expect, it } from 'vitest'
import { onBothDatabases } from '../../test/both-databases.ts'
import { Attempts } from './attempts.ts'
import { attemptWindows } from './schema/index.ts'

const MINUTE_MS = 60_000
const bucket = (name: string) => ({ name, most: 5 })

onBothDatabases('tries', (open) => {
  const counted = () => {
    const clock = { now: new Date('2026-11-20T10:00:00Z') }
    const attempts = new Attempts(open().database, 'the secret of this test', () => clock.now)
    const wait = (milliseconds: number) => {
      clock.now = new Date(clock.now.getTime() + milliseconds)
    }
    const take = async (...names: string[]) => attempts.take(names.map(bucket))
    const takeTimes = async (times: number, ...names: string[]) => {
      for (let taken = 0; taken < times; taken += 1)
        expect(await take(...names)).toMatchObject({ isAllowed: true })
    }
    return { attempts, take, takeTimes, wait }
  }

  it('are 5 in 15 minutes, and the sixth hears how long it has to wait', async () => {
    const { take, takeTimes, wait } = counted()
    await takeTimes(5, 'five')
    wait(15 * MINUTE_MS - 1_500)
    expect(await take('five')).toEqual({ isAllowed: false, retryAfterSeconds: 2 })
    wait(1_500)
    await takeTimes(5, 'five')
    expect(await take('five')).toEqual({ isAllowed: false, retryAfterSeconds: 15 * 60 })
  })

  it('let exactly 5 of 20 at once through', async () => {
    const { take } = counted()
    const answers = await Promise.all(Array.from({ length: 20 }, () => take('at once')))
    expect(answers.filter(({ isAllowed }) => isAllowed)).toHaveLength(5)
  })

  it('let exactly 5 of 20 at once through where they share one bucket of two', async () => {
    const { take } = counted()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => take('shared account', `own client ${index}`)),
    )
    expect(answers.filter(({ isAllowed }) => isAllowed)).toHaveLength(5)
  })

  it('never wait for each other without end, in whichever order two buckets are named', async () => {
    const { take } = counted()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? take('left', 'right') : take('right', 'left'),
      ),
    )
    expect(answers.filter(({ isAllowed }) => isAllowed)).toHaveLength(5)
  })

  it('count in no bucket when one of them is full', async () => {
    const { take, takeTimes } = counted()
    await takeTimes(5, 'full')
    for (let times = 0; times < 10; times += 1)
      expect(await take('bystander', 'full')).toMatchObject({ isAllowed: false })
    await takeTimes(5, 'bystander')
  })

  it('that are given back count no more', async () => {
    const { take, takeTimes } = counted()
    for (let times = 0; times < 8; times += 1) {
      const tried = await take('forgiving')
      if (tried.isAllowed) await tried.giveBack()
    }
    await takeTimes(5, 'forgiving')
    expect(await take('forgiving')).toMatchObject({ isAllowed: false })
  })

  it('begin a new window after all were given back', async () => {
    const { take, takeTimes, wait } = counted()
    const tried = await take('restarted')
    if (tried.isAllowed) await tried.giveBack()
    wait(14 * MINUTE_MS)
    await takeTimes(5, 'restarted')
    expect(await take('restarted')).toEqual({ isAllowed: false, retryAfterSeconds: 15 * 60 })
  })

  it('that are given back late take nothing from the next window', async () => {
    const { take, takeTimes, wait } = counted()
    const slow = await take('late')
    wait(16 * MINUTE_MS)
    await takeTimes(5, 'late')
    if (slow.isAllowed) await slow.giveBack()
    expect(await take('late')).toMatchObject({ isAllowed: false })
  })

  it('are forgiven to an account wholly, and to a client as far as they were at that account', async () => {
    const { attempts, take, takeTimes } = counted()
    const forgiven = { all: 'her account', share: 'her account from here', of: 'from here' }
    await takeTimes(2, 'her account', 'her account from here', 'from here')
    await takeTimes(3, 'another account', 'another account from here', 'from here')
    expect(await take('her account', 'from here')).toMatchObject({ isAllowed: false })
    await attempts.forgive(forgiven)
    await takeTimes(2, 'from here')
    expect(await take('from here')).toMatchObject({ isAllowed: false })
    expect(await take('another account', 'from here')).toMatchObject({ isAllowed: false })
    await takeTimes(5, 'her account')
    // Nothing is forgiven twice.
    await attempts.forgive(forgiven)
    expect(await take('from here')).toMatchObject({ isAllowed: false })
  })

  it('of a window that began later are not forgiven by a share of the window before', async () => {
    const { attempts, take, takeTimes, wait } = counted()
    await takeTimes(1, 'client of two windows')
    wait(14 * MINUTE_MS)
    await takeTimes(3, 'share', 'client of two windows')
    wait(2 * MINUTE_MS)
    await takeTimes(5, 'client of two windows')
    await attempts.forgive({ all: 'nobody', share: 'share', of: 'client of two windows' })
    expect(await take('client of two windows')).toMatchObject({ isAllowed: false })
  })

  it('are kept without the address of anybody, and deleted once they count no more', async () => {
    const { attempts, takeTimes, wait } = counted()
    await takeTimes(1, 'login by account ann@example.org', 'login by client 192.0.2.7')
    const rows = JSON.stringify(await open().database.select().from(attemptWindows))
    expect(rows).not.toContain('ann@example.org')
    expect(rows).not.toContain('192.0.2.7')
    wait(2 * 60 * MINUTE_MS)
    await attempts.tidy()
    expect(await open().database.select().from(attemptWindows)).toEqual([])
  })
})
