import { type Contribution, type OwnContributions, uploadVehicleSchema } from '@candi/contracts'
import { type ContributionRow, contributionsOf, worthOf } from '../store/contributions.ts'
import type { Database } from '../store/database.ts'
import { countOf, openCaseOf } from '../store/earned-cases.ts'
import { carNameOf } from './car-key.ts'

export const vehicleOf = (row: Pick<ContributionRow, 'vehicle'>) =>
  uploadVehicleSchema.parse(JSON.parse(row.vehicle))

/** A recording in the words of the wire. */
export const contributionOf = (row: ContributionRow): Contribution => ({
  id: row.id,
  state: row.state,
  fileName: row.fileName,
  uploadedAt: row.createdAt.toISOString(),
  problem: row.problem,
  severity: row.severity,
  car: carNameOf(vehicleOf(row)),
  bytes: row.bytes,
  receivedBytes: row.receivedBytes,
  seconds: row.seconds,
  reason: row.reason,
  worth: [...worthOf(row)],
})

/** What an account gave, what it earned and the case it opened with that. */
export async function ownContributions(database: Database, uid: string, at: Date): Promise<OwnContributions> {
  const endsAt = await openCaseOf(database, uid, at)
  return {
    contributions: (await contributionsOf(database, uid)).map(contributionOf),
    count: await countOf(database, uid),
    openCase: endsAt && { endsAt: endsAt.toISOString() },
  }
}
