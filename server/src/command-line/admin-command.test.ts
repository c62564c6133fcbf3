import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { onBothDatabases } from '../../test/both-databases.ts'
import { MEMBERSHIP_CHANNEL } from '../store/memberships.ts'
import { auditEntries, sessions, users } from '../store/schema/index.ts'
import { adminCommand } from './admin-command.ts'

onBothDatabases('candi admin', (open) => {
  const at = new Date('2026-11-20T10:00:00Z')
  const run = (...given: string[]) => adminCommand(open().database, given, at)
  const person = async (name = 'Ann') => {
    const uid = randomUUID()
    const email = `${uid}@example.org`
    await open().database.insert(users).values({ id: uid, name, email })
    return { uid, email }
  }
  const userOf = async (uid: string) =>
    (await open().database.select().from(users).where(eq(users.id, uid)))[0]

  it('gives a tier that an open browser hears of', async () => {
    const { uid, email } = await person()
    let hear: (heard: string) => void = () => {}
    const heard = new Promise<string>((resolve) => {
      hear = resolve
    })
    const stop = await open().listen(MEMBERSHIP_CHANNEL, hear)
    expect(await run('grant', email.toUpperCase(), 'founder')).toEqual({
      exitCode: 0,
      output: `${email} has Founder now; an open browser shows it within a second. Tier: founder.`,
    })
    expect(await heard).toBe(uid)
    await stop()
    expect((await run('grant', email, 'founder')).output).toContain('nothing was changed')
    expect((await run('revoke', email, 'founder')).output).toContain('Tier: free.')
  })

  it('makes the first administrator, and writes down that it was the command line', async () => {
    const { uid, email } = await person()
    expect((await run('make-admin', email, '--reason', 'first one')).exitCode).toBe(0)
    expect((await userOf(uid))?.role).toBe('admin')
    expect(
      await open().database.select().from(auditEntries).where(eq(auditEntries.subject, uid)),
    ).toMatchObject([{ actor: 'command-line', action: 'make-admin', detail: 'first one' }])
    expect((await run('remove-admin', email)).exitCode).toBe(0)
    expect((await userOf(uid))?.role).toBe('user')
  })

  it('disables an account with its sessions, and enables it', async () => {
    const { uid, email } = await person()
    await open()
      .database.insert(sessions)
      .values({ id: uid, token: uid, userId: uid, expiresAt: new Date('2031-01-01') })
    expect((await run('disable', email)).exitCode).toBe(0)
    expect((await userOf(uid))?.disabledAt).toEqual(at)
    expect(await open().database.select().from(sessions).where(eq(sessions.userId, uid))).toEqual([])
    expect((await run('enable', email)).exitCode).toBe(0)
    expect((await userOf(uid))?.disabledAt).toBeNull()
  })

  it('lists accounts, and lets no name move the cursor of the terminal', async () => {
    const { email } = await person('Eve\u001b[2J\u202e')
    await run('grant', email, 'pro')
    const { output, exitCode } = await run('list', email.slice(0, 20))
    expect(exitCode).toBe(0)
    expect(output).toMatch(/^EMAIL +NAME +TIER +ROLE +STATE +SINCE\n/)
    expect(output).toContain(`${email}  Eve [2J  pro`)
    expect(output.replaceAll('\n', '')).not.toMatch(/\p{C}/u)
    expect((await run('list', 'nobody is called so')).output).toContain('No account has these words')
  })

  it('says that nobody has an address', async () => {
    const { exitCode, output } = await run('grant', 'nobody@example.org', 'founder')
    expect(exitCode).toBe(1)
    expect(output).toBe(
      'No account has the address nobody@example.org. Register it in the browser, then run this again.',
    )
  })

  it.each([
    [['promote', 'a@b.c'], 'There is no "candi admin promote".'],
    [['grant'], '"candi admin grant" needs the address of an account.'],
    [['grant', 'a@b.c'], 'needs founder or pro after the address'],
    [['grant', 'a@b.c', 'king'], 'needs founder or pro after the address'],
    [['disable', 'a@b.c', 'founder'], 'more words than this command takes'],
    [['grant', 'a@b.c', 'pro', '--now'], 'an option that does not exist'],
  ])('shows how it is used after %j', async (given, sentence) => {
    const { exitCode, output } = await run(...given)
    expect(exitCode).toBe(2)
    expect(output).toContain(sentence)
    expect(output).toContain('candi admin make-admin EMAIL')
  })
})
