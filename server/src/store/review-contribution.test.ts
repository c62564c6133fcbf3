import { expect, it } from 'vitest'
import { newPostgresDatabase } from '../../test/shared.ts'
import { openPostgres } from './open-postgres.ts'
import { lockPayments } from './payments.ts'
import { reviewContribution } from './review-contribution.ts'

it('a review does not wait for payments that are being settled', async () => {
  const store = await openPostgres(await newPostgresDatabase(), () => {})
  const order = { id: 'none', review: { action: 'approve' }, actor: 'command-line' } as const
  const reviewed = await store.database.transaction(async (transaction) => {
    await lockPayments(transaction)
    return reviewContribution(store.database, order, new Date('2026-11-20T12:00:00Z'))
  })
  expect(reviewed).toEqual({ ok: false, code: 'not-found' })
  await store.close()
}, 60_000)
