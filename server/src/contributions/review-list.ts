import type { ContributionState, ReviewList } from '@candi/contracts'
import { inArray } from 'drizzle-orm'
import { contributionsPage } from '../store/contributions.ts'
import type { Database } from '../store/database.ts'
import { users } from '../store/schema/index.ts'
import { contributionOf, vehicleOf } from './own-contributions.ts'

/** One page of recordings for a reviewer, oldest first, with what was told of each and by whom. */
export async function reviewList(
  database: Database,
  state: ContributionState | null,
  page: number,
  pageSize: number,
): Promise<ReviewList> {
  const { rows, total } = await contributionsPage(database, state, page, pageSize)
  const ids = [...new Set(rows.map(({ userId }) => userId))]
  const people =
    ids.length === 0
      ? []
      : await database.select({ id: users.id, email: users.email }).from(users).where(inArray(users.id, ids))
  const names = new Map(people.map(({ id, email }) => [id, email]))
  return {
    contributions: rows.map((row) => ({
      ...contributionOf(row),
      description: row.description,
      confidence: row.confidence,
      phone: row.phone,
      vehicle: vehicleOf(row),
      contributor: names.get(row.userId) ?? '',
    })),
    total,
    page,
    pageSize,
  }
}
