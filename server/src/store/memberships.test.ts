import { expect, it } from 'vitest'
import { onBothDatabases } from '../../test/both-databases.ts'
import { addGrant, endGrantsOfKind, MEMBERSHIP_CHANNEL, membershipOf, setGrantEnd } from './memberships.ts'
import { users } from './schema/index.ts'

onBothDatabases('memberships', (open) => {
  const person = async (uid: string) => {
    await open()
      .database.insert(users)
      .values({ id: uid, name: uid, email: `${uid}@example.org` })
    return uid
  }
  const at = new Date('2026-11-20T10:00:00Z')

  it('are free for an account that nobody granted anything', async () => {
    expect(await membershipOf(open().database, 'nobody')).toMatchObject({
      membershipTier: 'free',
      version: 0,
    })
  })

  it('become pro, then founder, and fall back to pro when the founder payment is taken back', async () => {
    const { database } = open()
    const uid = await person('ann')
    await addGrant(database, { uid, kind: 'pro', source: 'payment', reference: 'sub_1', at })
    expect(await membershipOf(database, uid)).toMatchObject({ membershipTier: 'pro' })
    await addGrant(database, { uid, kind: 'founder', source: 'payment', reference: 'pi_1', at })
    expect(await membershipOf(database, uid)).toMatchObject({
      membershipTier: 'founder',
      founderStatus: { isFounder: true },
    })
    await setGrantEnd(database, 'pi_1', at)
    expect(await membershipOf(database, uid)).toMatchObject({
      membershipTier: 'pro',
      founderStatus: { isFounder: false },
    })
  })

  it('count a grant told twice once, so that one ending ends it', async () => {
    const { database } = open()
    const uid = await person('bob')
    for (let told = 0; told < 2; told += 1)
      await addGrant(database, { uid, kind: 'founder', source: 'payment', reference: 'pi_2', at })
    expect(await endGrantsOfKind(database, uid, 'founder', at)).toBe(1)
    expect(await membershipOf(database, uid)).toMatchObject({ membershipTier: 'free' })
  })

  it('do not rise again when a grant that was ended is told once more', async () => {
    const { database } = open()
    const uid = await person('cid')
    await addGrant(database, { uid, kind: 'founder', source: 'payment', reference: 'pi_3', at })
    await setGrantEnd(database, 'pi_3', at)
    await addGrant(database, { uid, kind: 'founder', source: 'payment', reference: 'pi_3', at })
    expect(await membershipOf(database, uid)).toMatchObject({ membershipTier: 'free' })
  })

  it('tell every listener when they change, each time with a higher version', async () => {
    const { database, listen } = open()
    const uid = await person('dee')
    const heard = new Promise<string>((resolve) => void listen(MEMBERSHIP_CHANNEL, resolve))
    await new Promise((resolve) => setTimeout(resolve, 200))
    await addGrant(database, { uid, kind: 'pro', source: 'admin', reference: 'admin-1', at })
    expect(await heard).toBe(uid)
    const before = (await membershipOf(database, uid)).version
    await setGrantEnd(database, 'admin-1', at)
    expect((await membershipOf(database, uid)).version).toBeGreaterThan(before)
  })
})
