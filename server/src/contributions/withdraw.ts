import { done, type Outcome, refused } from '../accounts/outcome.ts'
import { deleteContribution, findOwn } from '../store/contributions.ts'
import type { ContributionTools } from './contribution-tools.ts'

/** Takes one's own recording back, in whatever state: row and bytes are gone, what it earned stays. */
export async function withdraw(
  { database, storage, onFailure }: ContributionTools,
  uid: string,
  id: string,
): Promise<Outcome<null>> {
  const row = await findOwn(database, uid, id)
  if (!row || !(await deleteContribution(database, id))) return refused('not-found')
  // Without its row nobody can reach the sound; what cannot be removed now is swept away within the hour.
  await storage.remove(id).catch(onFailure)
  return done(null)
}
