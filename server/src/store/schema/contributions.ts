import { boolean, doublePrecision, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Recordings given to teach CANDI, each with the consent that was said to it. Their sound lies in the storage, under `id`. */
export const contributions = pgTable('contributions', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  state: text('state', { enum: ['receiving', 'waiting', 'approved', 'rejected'] }).notNull(),
  consentVersion: text('consent_version').notNull(),
  consentedAt: instant('consented_at').notNull(),
  problem: text('problem').notNull(),
  severity: text('severity').notNull(),
  confidence: doublePrecision('confidence').notNull(),
  description: text('description').notNull(),
  phone: text('phone').notNull(),
  /** JSON, as `uploadVehicleSchema` has it. */
  vehicle: text('vehicle').notNull(),
  /** Year, make and model, written alike for all: what "the same model" means. */
  carKey: text('car_key').notNull(),
  isConfirmedByRepair: boolean('is_confirmed_by_repair').notNull(),
  /** No foreign key: an earlier recording may be withdrawn, and this one stands. */
  beforeRecording: text('before_recording'),
  fileName: text('file_name').notNull(),
  /** As announced. */
  bytes: integer('bytes').notNull(),
  /** As acknowledged. */
  receivedBytes: integer('received_bytes').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  /** When the last part arrived. */
  touchedAt: instant('touched_at').notNull(),
  mediaType: text('media_type'),
  keptBytes: integer('kept_bytes'),
  seconds: doublePrecision('seconds'),
  soundHash: text('sound_hash'),
  /** JSON, as `waveformSchema` has its peaks; null until a reviewer asked. */
  peaks: text('peaks'),
  reviewedAt: instant('reviewed_at'),
  reason: text('reason').notNull().default(''),
  /** JSON list of what the recording was worth beyond being one. */
  worth: text('worth').notNull().default('[]'),
})

/** What approved recordings earned. It stays when a recording is withdrawn, so that the same sound earns once. */
export const earnings = pgTable('earnings', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the sound. Unique with the account. */
  soundHash: text('sound_hash').notNull(),
  amount: integer('amount').notNull(),
  at: instant('at').notNull(),
})

/** Cases with everything, each paid with five. */
export const earnedCases = pgTable('earned_cases', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  openedAt: instant('opened_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  spent: integer('spent').notNull(),
})
