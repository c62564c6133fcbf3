import { eq } from 'drizzle-orm'
import { writeAudit } from '../store/audit-log.ts'
import type { Database } from '../store/database.ts'
import { addGrant, setGrantEnd } from '../store/memberships.ts'
import {
  chargesOf,
  keepFact,
  keepLink,
  lockPayments,
  markHeard,
  type PaymentState,
  rootOf,
  statesOf,
} from '../store/payments.ts'
import { grants, users } from '../store/schema/index.ts'
import { doesPurchaseStand } from './does-purchase-stand.ts'
import type { PaymentMessage } from './payment-message.ts'

/** Who stands in the audit log for what a payment did. */
const ACTOR = 'payment'

/**
 * Takes over what a payment service told: facts, and the tier that follows from all facts told so far. One
 * transaction, one message at a time; a message heard before changes nothing.
 */
export async function applyPaymentMessage(
  database: Database,
  message: PaymentMessage,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockPayments(transaction)
    if (!(await markHeard(transaction, message.id, message.type, now))) return
    for (const link of message.links) await keepLink(transaction, link)
    for (const fact of message.facts) await keepFact(transaction, fact, message.sentAt)
    const touched = [...message.facts, ...message.links].map(({ reference }) => reference)
    const roots = new Set<string>()
    for (const reference of touched) roots.add(await rootOf(transaction, reference))
    for (const root of roots) await settlePurchase(transaction, root, message, now)
    if (message.doubt !== null) await tellOperator(transaction, message.doubt)
  })
}

/** Brings the grant of a purchase to what was told of it. */
async function settlePurchase(
  database: Database,
  root: string,
  message: PaymentMessage,
  now: Date,
): Promise<void> {
  const charges = await chargesOf(database, root)
  const states = await statesOf(database, [root, ...charges.map(({ reference }) => reference)])
  const purchase = states.find(({ reference, aspect }) => reference === root && aspect === 'payment')
  if (!purchase) return tellOfOrphan(database, message)
  const stands = doesPurchaseStand(root, states, charges)
  await settleGrant(database, purchase, stands, now)
}

async function settleGrant(
  database: Database,
  { reference, userId: uid, kind, stateAt }: PaymentState,
  stands: boolean,
  now: Date,
): Promise<void> {
  if (uid === null || kind === null) return
  // Held until the transaction ends, so that a deletion of the account comes before or after, not between.
  const [user] = await database.select({ id: users.id }).from(users).where(eq(users.id, uid)).for('share')
  if (!user) {
    if (stands)
      await tellOperator(database, `${reference} paid for ${kind}, but there is no such account.`, uid)
    return
  }
  const [grant] = await database.select().from(grants).where(eq(grants.reference, reference))
  const stood = grant !== undefined && grant.endedAt === null
  if (stands === stood) return
  if (stands) {
    await addGrant(database, { uid, kind, source: 'payment', reference, at: new Date(stateAt * 1000) })
    if (grant) await setGrantEnd(database, reference, null)
  } else await setGrantEnd(database, reference, now)
  const action = stands ? `grant-${kind}` : `revoke-${kind}`
  await writeAudit(database, { actor: ACTOR, action, subject: uid, detail: reference })
}

/** Money went back for something that we do not know (yet): a donation, or a purchase whose message comes later. */
async function tellOfOrphan(database: Database, message: PaymentMessage): Promise<void> {
  for (const { reference, aspect, isActive } of message.facts)
    if (!isActive && aspect !== 'subscription')
      await tellOperator(database, `${message.type} for ${reference}, of which no purchase is known.`)
}

async function tellOperator(database: Database, detail: string, subject = ''): Promise<void> {
  await writeAudit(database, { actor: ACTOR, action: 'payment-unmatched', subject, detail })
}
