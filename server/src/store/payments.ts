import { eq, inArray, sql } from 'drizzle-orm'
import type { PaymentFact, PaymentLink } from '../accounts/payment-message.ts'
import type { Database } from './database.ts'
import { paymentEvents, paymentLinks, paymentStates } from './schema/index.ts'

/** Any number that nobody else locks: messages of payments are settled one after the other, in all processes. */
const LOCK = 7_205_112_027
/** A charge, its invoice, its subscription. */
const LINKS_DEEP = 2

/** Waits until no other message of a payment is being settled. Call it first in the transaction. */
export async function lockPayments(database: Database): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
}

/** Marks a message as heard; false when it was heard before. */
export async function markHeard(database: Database, id: string, type: string, at: Date): Promise<boolean> {
  const marked = await database
    .insert(paymentEvents)
    .values({ id, type, receivedAt: at })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return marked.length > 0
}

/** Keeps a fact unless a later one is known. Of two told in the same second, the one that takes away counts. */
export async function keepFact(database: Database, fact: PaymentFact, stateAt: number): Promise<void> {
  const { reference, aspect, isActive, purchase } = fact
  await database
    .insert(paymentStates)
    .values({
      reference,
      aspect,
      isActive,
      stateAt,
      userId: purchase?.uid ?? null,
      kind: purchase?.kind ?? null,
    })
    .onConflictDoUpdate({
      target: [paymentStates.reference, paymentStates.aspect],
      set: {
        isActive: sql`excluded.is_active`,
        stateAt: sql`excluded.state_at`,
        userId: sql`excluded.user_id`,
        kind: sql`excluded.kind`,
      },
      setWhere: sql`excluded.state_at > ${paymentStates.stateAt} or (excluded.state_at = ${paymentStates.stateAt} and not excluded.is_active)`,
    })
}

export async function keepLink(database: Database, link: PaymentLink): Promise<void> {
  await database
    .insert(paymentLinks)
    .values(link)
    .onConflictDoUpdate({
      target: paymentLinks.reference,
      set: { linkedAt: sql`least(${paymentLinks.linkedAt}, excluded.linked_at)` },
    })
}

/** What a charge or an invoice belongs to in the end; itself where nothing is known. */
export async function rootOf(database: Database, reference: string): Promise<string> {
  let root = reference
  for (let depth = 0; depth < LINKS_DEEP; depth += 1) {
    const [link] = await database.select().from(paymentLinks).where(eq(paymentLinks.reference, root))
    if (!link) return root
    root = link.belongsTo
  }
  return root
}

/** Every charge of a subscription, each with the time of its payment. */
export async function chargesOf(database: Database, subscription: string): Promise<PaymentLink[]> {
  const invoices = await database
    .select({ reference: paymentLinks.reference })
    .from(paymentLinks)
    .where(eq(paymentLinks.belongsTo, subscription))
  if (invoices.length === 0) return []
  const references = invoices.map(({ reference }) => reference)
  return database.select().from(paymentLinks).where(inArray(paymentLinks.belongsTo, references))
}

export type PaymentState = typeof paymentStates.$inferSelect

export async function statesOf(database: Database, references: readonly string[]): Promise<PaymentState[]> {
  return database
    .select()
    .from(paymentStates)
    .where(inArray(paymentStates.reference, [...references]))
}
