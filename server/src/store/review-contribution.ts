import type { ErrorCode, Review, Worth } from '@candi/contracts'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { writeAudit } from './audit-log.ts'
import { type ContributionRow, worthOf } from './contributions.ts'
import type { Database } from './database.ts'
import { earn, earnMore } from './earned-cases.ts'
import { contributions } from './schema/index.ts'

/** Any number that nobody else locks: reviews take turns, so that only one recording is the first of its model. */
const LOCK = 7_205_112_028

export interface ReviewOrder {
  readonly id: string
  readonly review: Review
  /** An account's id, or the command line. */
  readonly actor: string
}

export type Reviewed =
  | { readonly ok: true; readonly row: ContributionRow }
  | { readonly ok: false; readonly code: ErrorCode }

/** Approves or rejects one recording, writes down what it earned and who did it: all of it or nothing. */
export async function reviewContribution(
  database: Database,
  { id, review, actor }: ReviewOrder,
  at: Date,
): Promise<Reviewed> {
  // PostgreSQL holds no such character, and fails where it is asked for one.
  if (id.includes('\0')) return { ok: false, code: 'not-found' }
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const [row] = await transaction.select().from(contributions).where(eq(contributions.id, id)).for('update')
    if (!row || row.state === 'receiving') return { ok: false, code: 'not-found' }
    if (row.state !== 'waiting') return { ok: false, code: 'contribution-settled' }
    const isApproved = review.action === 'approve'
    const worth = isApproved ? await worthFor(transaction, row) : []
    const [after] = await transaction
      .update(contributions)
      .set({
        state: isApproved ? 'approved' : 'rejected',
        reviewedAt: at,
        reason: review.action === 'reject' ? review.reason : '',
        worth: JSON.stringify(worth),
      })
      .where(eq(contributions.id, id))
      .returning()
    if (!after) return { ok: false, code: 'not-found' }
    if (isApproved) {
      await earn(transaction, row.userId, row.soundHash ?? row.id, 1 + worth.length, at)
      await completePairs(transaction, after)
    }
    await writeAudit(transaction, {
      actor,
      action: `${review.action}-recording`,
      subject: row.userId,
      detail: review.action === 'reject' ? `${id}: ${review.reason}` : id,
    })
    return { ok: true, row: after }
  })
}

const isOtherApproved = (row: ContributionRow) =>
  and(eq(contributions.state, 'approved'), ne(contributions.id, row.id))

/** What a recording is worth beyond being one, beside those that were approved before it. */
async function worthFor(database: Database, row: ContributionRow): Promise<Worth[]> {
  const isNew = async (sameness: ReturnType<typeof eq>) =>
    (
      await database
        .select({ id: contributions.id })
        .from(contributions)
        .where(and(isOtherApproved(row), sameness))
        .limit(1)
    ).length === 0
  const worth: Worth[] = []
  if (await isNew(eq(contributions.carKey, row.carKey))) worth.push('new-car-model')
  const phone = row.phone.toLowerCase()
  if (phone !== '' && (await isNew(eq(sql`lower(${contributions.phone})`, phone)))) worth.push('new-phone')
  if (row.isConfirmedByRepair) worth.push('confirmed-by-repair')
  const { beforeRecording } = row
  if (
    beforeRecording !== null &&
    !(await isNew(isBefore(row))) &&
    (await isNew(eq(contributions.beforeRecording, beforeRecording)))
  )
    worth.push('before-and-after')
  return worth
}

/** The recording that this one names as its "before": of the same person and the same car. */
const isBefore = (row: ContributionRow) =>
  sql`${contributions.id} = ${row.beforeRecording} and ${contributions.userId} = ${row.userId} and ${contributions.carKey} = ${row.carKey}`

/** An "after" that was approved before its "before" is a pair only now: the first of them, as one repair has one. */
async function completePairs(database: Database, before: ContributionRow): Promise<void> {
  const [after] = await database
    .select()
    .from(contributions)
    .where(
      and(
        isOtherApproved(before),
        eq(contributions.beforeRecording, before.id),
        eq(contributions.userId, before.userId),
        eq(contributions.carKey, before.carKey),
      ),
    )
    .orderBy(asc(contributions.reviewedAt))
    .limit(1)
  if (!after || worthOf(after).includes('before-and-after')) return
  const more = [...worthOf(after), 'before-and-after']
  await database
    .update(contributions)
    .set({ worth: JSON.stringify(more) })
    .where(eq(contributions.id, after.id))
  await earnMore(database, after.userId, after.soundHash ?? after.id, 1 + more.length)
}
