import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Tokens used in the running period, of an account (`mailbox:`, a keyed hash of its address) or of a guest (a hash that changes daily). */
export const tokenWindows = pgTable('token_windows', {
  subject: text('subject').primaryKey(),
  startedAt: instant('started_at').notNull(),
  used: integer('used').notNull(),
})

/** Tries in the running quarter of an hour, by account or client (both hashed). */
export const attemptWindows = pgTable('attempt_windows', {
  key: text('key').primaryKey(),
  startedAt: instant('started_at').notNull(),
  tries: integer('tries').notNull(),
})

/** The salt of a day: guests' hashes of yesterday cannot be compared with those of today. */
export const dailySalts = pgTable('daily_salts', {
  day: date('day').primaryKey(),
  salt: text('salt').notNull(),
})
