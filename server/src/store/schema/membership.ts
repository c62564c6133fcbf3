import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The membership document: what follows from the grants that stand, kept beside them so that one read answers. */
export const memberships = pgTable('memberships', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tier: text('tier', { enum: ['free', 'pro', 'founder'] })
    .notNull()
    .default('free'),
  isFounder: boolean('is_founder').notNull().default(false),
  founderSince: instant('founder_since'),
  onFounderWall: boolean('on_founder_wall').notNull().default(false),
  version: integer('version').notNull().default(1),
})

/** Why somebody is pro or founder: a payment or an administrator. A grant that was taken back keeps its row. */
export const grants = pgTable('grants', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: ['pro', 'founder'] }).notNull(),
  source: text('source', { enum: ['payment', 'admin'] }).notNull(),
  /** What the payment service calls it: a payment for a founder, a subscription for pro. Unique with the kind. */
  reference: text('reference').notNull().unique(),
  grantedAt: instant('granted_at').notNull().defaultNow(),
  endedAt: instant('ended_at'),
})

/**
 * What was said of a payment or subscription, one row an aspect (paid, refunded, each dispute …), whichever order the
 * messages came in: of one aspect the latest message by the sender's own clock counts.
 */
export const paymentStates = pgTable(
  'payment_states',
  {
    reference: text('reference').notNull(),
    aspect: text('aspect').notNull(),
    userId: text('user_id'),
    kind: text('kind', { enum: ['pro', 'founder'] }),
    /** Seconds since 1970 by the payment service's clock, of the message that settled the state. */
    stateAt: integer('state_at').notNull(),
    /** Whether the purchase can stand as far as this aspect goes. */
    isActive: boolean('is_active').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reference, table.aspect] })],
)

/** A subscription's charges belong to its invoices, and these to it: so a chargeback finds what it takes back. */
export const paymentLinks = pgTable('payment_links', {
  reference: text('reference').primaryKey(),
  belongsTo: text('belongs_to').notNull(),
  /** When it was paid, in seconds since 1970 by the payment service's clock. */
  linkedAt: integer('linked_at').notNull(),
})

export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: instant('received_at').notNull().defaultNow(),
})

export const auditEntries = pgTable('audit_entries', {
  id: text('id').primaryKey(),
  at: instant('at').notNull().defaultNow(),
  /** An account's id, or `command-line`, `payment`. */
  actor: text('actor').notNull(),
  action: text('action').notNull(),
  /** The account's id that it was done to. Kept, without a name, when the account is deleted. */
  subject: text('subject').notNull(),
  detail: text('detail').notNull().default(''),
})
