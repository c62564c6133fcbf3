import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { onBothDatabases } from '../../test/both-databases.ts'
import {
  chargeRefunded,
  disputeTold,
  founderCheckout,
  periodPaid,
  proCheckout,
  refundFailed,
  type StripeEvent,
  subscriptionTold,
  transferArrived,
} from '../../test/stripe-events.ts'
import { readStripeEvent } from '../outside/stripe-messages.ts'
import { membershipOf } from '../store/memberships.ts'
import { auditEntries, users } from '../store/schema/index.ts'
import { applyPaymentMessage } from './payment-events.ts'

onBothDatabases('payments', (open) => {
  const now = new Date('2026-11-20T10:00:00Z')
  const person = async () => {
    const uid = randomUUID()
    await open()
      .database.insert(users)
      .values({ id: uid, name: 'Ann', email: `${uid}@example.org` })
    return uid
  }
  const tell = async (...events: readonly StripeEvent[]) => {
    for (const event of events) {
      const message = readStripeEvent(event)
      if (message === null) throw new Error('no message')
      await applyPaymentMessage(open().database, message, now)
    }
  }
  const tierOf = async (uid: string) => (await membershipOf(open().database, uid)).membershipTier
  const auditOf = async (subject: string) =>
    (await open().database.select().from(auditEntries).where(eq(auditEntries.subject, subject))).map(
      ({ actor, action, detail }) => `${actor} ${action} ${detail}`,
    )
  const doubtsAbout = async (words: string) =>
    (
      await open().database.select().from(auditEntries).where(eq(auditEntries.action, 'payment-unmatched'))
    ).filter(({ detail }) => detail.includes(words)).length
  const newReference = (kind: string) => `${kind}_${randomUUID()}`

  it('of 50 dollars once make a founder, and the log says why', async () => {
    const uid = await person()
    const payment = newReference('pi')
    await tell(founderCheckout(1_000, uid, payment))
    expect(await membershipOf(open().database, uid)).toMatchObject({
      membershipTier: 'founder',
      founderStatus: { isFounder: true },
    })
    expect(await auditOf(uid)).toEqual([`payment grant-founder ${payment}`])
  })

  it.each([499, 4_800])('of a subscription for %i cents make pro', async (amount_subtotal) => {
    const uid = await person()
    await tell(proCheckout(1_000, uid, newReference('sub'), { amount_subtotal }))
    expect(await tierOf(uid)).toBe('pro')
  })

  it('that are still on their way grant nothing until they arrive', async () => {
    const uid = await person()
    const payment = newReference('pi')
    await tell(founderCheckout(1_000, uid, payment, { payment_status: 'unpaid' }))
    expect(await tierOf(uid)).toBe('free')
    await tell(transferArrived(90_000, uid, payment))
    expect(await tierOf(uid)).toBe('founder')
  })

  it('told twice are written down once', async () => {
    const uid = await person()
    const event = founderCheckout(1_000, uid, newReference('pi'))
    await tell(event, event, event)
    expect(await auditOf(uid)).toHaveLength(1)
    expect((await membershipOf(open().database, uid)).version).toBe(1)
  })

  it('told many times at once are written down once', async () => {
    const uid = await person()
    const event = founderCheckout(1_000, uid, newReference('pi'))
    await Promise.all(Array.from({ length: 10 }, () => tell(event)))
    expect(await auditOf(uid)).toHaveLength(1)
  })

  it('that were refunded before the purchase was told leave it void', async () => {
    const uid = await person()
    const payment = newReference('pi')
    await tell(chargeRefunded(2_000, payment, true), founderCheckout(1_000, uid, payment))
    expect(await tierOf(uid)).toBe('free')
    expect(await doubtsAbout(payment)).toBe(1)
  })

  it('are taken back by a full refund, not by a part of it, and stand again when the refund fails', async () => {
    const uid = await person()
    const payment = newReference('pi')
    await tell(founderCheckout(1_000, uid, payment), chargeRefunded(2_000, payment, false))
    expect(await tierOf(uid)).toBe('founder')
    await tell(chargeRefunded(3_000, payment, true))
    expect(await tierOf(uid)).toBe('free')
    await tell(refundFailed(4_000, payment))
    expect(await tierOf(uid)).toBe('founder')
    expect((await auditOf(uid)).map((line) => line.split(' ')[1]).sort()).toEqual([
      'grant-founder',
      'grant-founder',
      'revoke-founder',
    ])
  })

  it('are taken back by a chargeback, stand while the bank only asks, and stand again when it is won', async () => {
    const uid = await person()
    const payment = newReference('pi')
    await tell(
      founderCheckout(1_000, uid, payment),
      disputeTold(2_000, payment, 'warning_needs_response', 'du_1'),
    )
    expect(await tierOf(uid)).toBe('founder')
    await tell(disputeTold(3_000, payment, 'needs_response', 'du_2'))
    expect(await tierOf(uid)).toBe('free')
    await tell(disputeTold(4_000, payment, 'won', 'du_2'))
    expect(await tierOf(uid)).toBe('founder')
  })

  it('that were refunded do not rise again by a dispute that is won', async () => {
    const uid = await person()
    const payment = newReference('pi')
    await tell(
      founderCheckout(1_000, uid, payment),
      chargeRefunded(2_000, payment, true),
      disputeTold(3_000, payment, 'needs_response'),
      disputeTold(4_000, payment, 'won'),
    )
    expect(await tierOf(uid)).toBe('free')
  })

  it.each([
    ['active', 'pro'],
    ['trialing', 'pro'],
    ['past_due', 'pro'],
    ['unpaid', 'free'],
    ['paused', 'free'],
    ['canceled', 'free'],
  ])('of a subscription that is %s leave the tier %s', async (status, tier) => {
    const uid = await person()
    const subscription = newReference('sub')
    await tell(proCheckout(1_000, uid, subscription), subscriptionTold(2_000, subscription, status))
    expect(await tierOf(uid)).toBe(tier)
  })

  it('of a subscription end with it, however late its earlier messages come', async () => {
    const uid = await person()
    const subscription = newReference('sub')
    await tell(
      subscriptionTold(9_000, subscription, 'canceled', 'deleted'),
      proCheckout(1_000, uid, subscription),
      subscriptionTold(2_000, subscription, 'active'),
    )
    expect(await tierOf(uid)).toBe('free')
  })

  it('charged back or refunded take Pro back, but an old month given back does not', async () => {
    const uid = await person()
    const [sub, first, second] = [newReference('sub'), newReference('pi'), newReference('pi')]
    await tell(proCheckout(1_000, uid, sub))
    await tell(...periodPaid(1_001, sub, newReference('in'), first))
    await tell(...periodPaid(5_000, sub, newReference('in'), second))
    await tell(chargeRefunded(6_000, first, true))
    expect(await tierOf(uid)).toBe('pro')
    await tell(chargeRefunded(7_000, second, true))
    expect(await tierOf(uid)).toBe('free')
    await tell(...periodPaid(8_000, sub, newReference('in'), newReference('pi')))
    expect(await tierOf(uid)).toBe('pro')
    await tell(disputeTold(9_000, first, 'needs_response'))
    expect(await tierOf(uid)).toBe('free')
  })

  it('for nobody we know, without a name or of a strange amount are kept for the operator and grant nothing', async () => {
    const uid = await person()
    const [stranger, nameless, donation, euros] = [1, 2, 3, 4].map(() => newReference('pi'))
    if (!stranger || !nameless || !donation || !euros) throw new Error('four references')
    await tell(
      founderCheckout(1_000, 'nobody', stranger),
      founderCheckout(1_000, null, nameless),
      founderCheckout(1_000, uid, donation, { amount_subtotal: 1_000 }),
      founderCheckout(1_000, uid, euros, { currency: 'eur' }),
    )
    expect(await tierOf(uid)).toBe('free')
    for (const reference of [stranger, nameless, donation, euros])
      expect(await doubtsAbout(reference)).toBe(1)
  })

  it('reach a disabled account, and do not fall over one that was deleted since', async () => {
    const disabled = await person()
    const { database } = open()
    await database.update(users).set({ disabledAt: now }).where(eq(users.id, disabled))
    await tell(founderCheckout(1_000, disabled, newReference('pi')))
    expect(await tierOf(disabled)).toBe('founder')

    const deleted = await person()
    const subscription = newReference('sub')
    await tell(proCheckout(1_000, deleted, subscription))
    await database.delete(users).where(eq(users.id, deleted))
    await tell(subscriptionTold(2_000, subscription, 'canceled', 'deleted'))
    expect(await tierOf(deleted)).toBe('free')
  })

  it('end in the same tier in whichever order and however often their messages come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          isPaid: fc.boolean(),
          isPartlyRefunded: fc.boolean(),
          isRefunded: fc.boolean(),
          disputes: fc.array(fc.constantFrom('open', 'won', 'lost'), { maxLength: 2 }),
          order: fc.infiniteStream(fc.nat()),
        }),
        async ({ isPaid, isPartlyRefunded, isRefunded, disputes, order }) => {
          const uid = await person()
          const payment = newReference('pi')
          const story = [
            ...(isPaid ? [founderCheckout(100, uid, payment)] : []),
            ...(isPartlyRefunded ? [chargeRefunded(200, payment, false)] : []),
            ...(isRefunded ? [chargeRefunded(300, payment, true)] : []),
            ...disputes.flatMap((end, index) => [
              disputeTold(400, payment, 'needs_response', `du_${index}`),
              ...(end === 'open' ? [] : [disputeTold(500, payment, end, `du_${index}`)]),
            ]),
          ]
          await tell(...shuffled([...story, ...story], order))
          const isFounder = isPaid && !isRefunded && disputes.every((end) => end === 'won')
          expect(await tierOf(uid)).toBe(isFounder ? 'founder' : 'free')
        },
      ),
      { numRuns: 30 },
    )
  })

  it('of a subscription end in the same tier in whichever order and however often their messages come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          statuses: fc.array(fc.constantFrom('active', 'past_due', 'unpaid', 'paused'), { maxLength: 3 }),
          isDeleted: fc.boolean(),
          months: fc.array(fc.constantFrom('kept', 'refunded', 'disputed', 'won'), {
            minLength: 1,
            maxLength: 3,
          }),
          order: fc.infiniteStream(fc.nat()),
        }),
        async ({ statuses, isDeleted, months, order }) => {
          const uid = await person()
          const subscription = newReference('sub')
          const story = [
            subscriptionTold(100, subscription, 'incomplete', 'created'),
            proCheckout(100, uid, subscription),
            subscriptionTold(100, subscription, 'active'),
            ...statuses.map((status, index) => subscriptionTold(200 + index, subscription, status)),
            ...(isDeleted ? [subscriptionTold(900, subscription, 'canceled', 'deleted')] : []),
            ...months.flatMap((fate, index) => {
              const payment = newReference('pi')
              return [
                ...periodPaid(100 + index, subscription, newReference('in'), payment),
                ...(fate === 'refunded' ? [chargeRefunded(500, payment, true)] : []),
                ...(fate === 'disputed' || fate === 'won'
                  ? [disputeTold(500, payment, 'needs_response')]
                  : []),
                ...(fate === 'won' ? [disputeTold(600, payment, 'won')] : []),
              ]
            }),
          ]
          await tell(...shuffled([...story, ...story], order))
          const isPaidOn = !['unpaid', 'paused'].includes(statuses.at(-1) ?? 'active') && !isDeleted
          const isMoneyKept = !months.includes('disputed') && months.at(-1) !== 'refunded'
          expect(await tierOf(uid)).toBe(isPaidOn && isMoneyKept ? 'pro' : 'free')
        },
      ),
      { numRuns: 20 },
    )
  })
})

/** The same events in the order that a stream of numbers gives them. */
function shuffled(events: readonly StripeEvent[], order: Iterator<number>): StripeEvent[] {
  return events
    .map((event) => ({ event, place: order.next().value }))
    .sort((left, right) => left.place - right.place)
    .map(({ event }) => event)
}
