import { type ContributionState, type Worth, worthSchema } from '@candi/contracts'
import { and, asc, count, desc, eq, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { codeOf } from '../cause-of.ts'
import type { Database } from './database.ts'
import { contributions } from './schema/index.ts'

const worthList = worthSchema.array()

export type ContributionRow = typeof contributions.$inferSelect
export type NewContribution = typeof contributions.$inferInsert

/** Own ones shown on a page; nobody sends in so many. */
const MOST_OWN = 500

export async function addContribution(database: Database, row: NewContribution): Promise<void> {
  await database.insert(contributions).values(row)
}

export async function findContribution(database: Database, id: string): Promise<ContributionRow | null> {
  // PostgreSQL holds no such character, and fails where it is asked for one.
  if (id.includes('\0')) return null
  const [row] = await database.select().from(contributions).where(eq(contributions.id, id))
  return row ?? null
}

export async function findOwn(database: Database, uid: string, id: string): Promise<ContributionRow | null> {
  const row = await findContribution(database, id)
  return row?.userId === uid ? row : null
}

/** Newest first. */
export const contributionsOf = (database: Database, uid: string): Promise<ContributionRow[]> =>
  database
    .select()
    .from(contributions)
    .where(eq(contributions.userId, uid))
    .orderBy(desc(contributions.createdAt), desc(contributions.id))
    .limit(MOST_OWN)

/** Acknowledges bytes that the storage has; false where somebody else did so from the same byte on, or it is gone. */
export async function advance(
  database: Database,
  id: string,
  from: number,
  kept: number,
  at: Date,
): Promise<boolean> {
  const moved = await database
    .update(contributions)
    .set({ receivedBytes: from + kept, touchedAt: at })
    .where(
      and(
        eq(contributions.id, id),
        eq(contributions.receivedBytes, from),
        eq(contributions.state, 'receiving'),
      ),
    )
    .returning({ id: contributions.id })
  return moved.length === 1
}

export interface FinishedUpload {
  readonly mediaType: string
  readonly keptBytes: number
  readonly seconds: number
  readonly soundHash: string
}

/** A complete recording waits for its review; 'known' where the same sound waits or stands already, 'gone' where it was withdrawn. */
export async function finishUpload(
  database: Database,
  id: string,
  finished: FinishedUpload,
): Promise<'waiting' | 'known' | 'gone'> {
  try {
    const moved = await database
      .update(contributions)
      .set({ ...finished, state: 'waiting' })
      .where(and(eq(contributions.id, id), eq(contributions.state, 'receiving')))
      .returning({ id: contributions.id })
    if (moved.length === 1) return 'waiting'
    const row = await findContribution(database, id)
    // Somebody else ended it at the same moment.
    return row ? 'waiting' : 'gone'
  } catch (error) {
    if (isTaken(error)) return 'known'
    throw error
  }
}

/** The unique index on sound said no. */
const isTaken = (error: unknown): boolean => codeOf(error) === '23505'

/** Deletes one that is still there; its bytes are the caller's to remove. */
export async function deleteContribution(database: Database, id: string): Promise<boolean> {
  const gone = await database
    .delete(contributions)
    .where(eq(contributions.id, id))
    .returning({ id: contributions.id })
  return gone.length === 1
}

/** Gives an upload up that nobody ended meanwhile; its bytes are the caller's to remove. */
export async function deleteReceiving(database: Database, id: string): Promise<boolean> {
  const gone = await database
    .delete(contributions)
    .where(and(eq(contributions.id, id), eq(contributions.state, 'receiving')))
    .returning({ id: contributions.id })
  return gone.length === 1
}

export const idsOfAccount = async (database: Database, uid: string): Promise<string[]> =>
  (
    await database.select({ id: contributions.id }).from(contributions).where(eq(contributions.userId, uid))
  ).map(({ id }) => id)

/** One page of a state, oldest first. Pages count from 0. Those still arriving are nobody's to review. */
export async function contributionsPage(
  database: Database,
  state: ContributionState | null,
  page: number,
  pageSize: number,
) {
  const wanted = state === null ? ne(contributions.state, 'receiving') : eq(contributions.state, state)
  const [total] = await database.select({ total: count() }).from(contributions).where(wanted)
  const rows = await database
    .select()
    .from(contributions)
    .where(wanted)
    .orderBy(asc(contributions.createdAt), asc(contributions.id))
    .limit(pageSize)
    .offset(page * pageSize)
  return { rows, total: total?.total ?? 0 }
}

export async function keepPeaks(database: Database, id: string, peaks: readonly number[]): Promise<void> {
  await database
    .update(contributions)
    .set({ peaks: JSON.stringify(peaks) })
    .where(eq(contributions.id, id))
}

/** Approved recordings of each problem; problems without any are left out. */
export async function approvedByProblem(database: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ problem: contributions.problem, total: count() })
    .from(contributions)
    .where(eq(contributions.state, 'approved'))
    .groupBy(contributions.problem)
  return new Map(rows.map(({ problem, total }) => [problem, total]))
}

/** Of these ids those that the storage may hold bytes for; a rejected one whose sound was released is none. */
export async function knownIds(database: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const mayHoldBytes = or(ne(contributions.state, 'rejected'), isNotNull(contributions.mediaType))
  return idsAmong(database, ids, mayHoldBytes)
}

/** Of these ids those whose upload is needed still. */
export const receivingIds = (database: Database, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  idsAmong(database, ids, eq(contributions.state, 'receiving'))

async function idsAmong(
  database: Database,
  ids: readonly string[],
  condition: SQL | undefined,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await database
    .select({ id: contributions.id })
    .from(contributions)
    .where(and(inArray(contributions.id, [...ids]), condition))
  return new Set(rows.map(({ id }) => id))
}

/** Deletes uploads that nobody went on with since then, and tells which. */
export async function deleteAbandoned(database: Database, since: Date): Promise<string[]> {
  const gone = await database
    .delete(contributions)
    .where(and(eq(contributions.state, 'receiving'), lt(contributions.touchedAt, since)))
    .returning({ id: contributions.id })
  return gone.map(({ id }) => id)
}

/** Gives up what an account announced before then and sent no byte of. */
export async function deleteSilent(database: Database, uid: string, since: Date): Promise<void> {
  await database
    .delete(contributions)
    .where(
      and(
        eq(contributions.userId, uid),
        eq(contributions.state, 'receiving'),
        eq(contributions.receivedBytes, 0),
        lt(contributions.touchedAt, since),
      ),
    )
}

/** Uploads whose bytes are all there and that nobody ended: a server was killed while it worked on them. */
export const unfinished = (database: Database): Promise<ContributionRow[]> =>
  database
    .select()
    .from(contributions)
    .where(
      and(eq(contributions.state, 'receiving'), sql`${contributions.receivedBytes} = ${contributions.bytes}`),
    )

/** Rejected ones whose sound is kept since before then; they are marked as having none any more. */
export async function releaseRejected(database: Database, before: Date): Promise<string[]> {
  const released = await database
    .update(contributions)
    .set({ mediaType: null, keptBytes: null, peaks: null, soundHash: null })
    .where(
      and(
        eq(contributions.state, 'rejected'),
        lt(contributions.reviewedAt, before),
        sql`${contributions.mediaType} is not null`,
      ),
    )
    .returning({ id: contributions.id })
  return released.map(({ id }) => id)
}

/** What a row holds as a list. */
export const worthOf = (row: Pick<ContributionRow, 'worth'>): readonly Worth[] =>
  worthList.parse(JSON.parse(row.worth))
