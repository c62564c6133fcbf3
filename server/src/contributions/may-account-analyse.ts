import { type AnalysisKind, mayAnalyse, shownTier } from '@candi/contracts'
import type { Database } from '../store/database.ts'
import { openCaseOf } from '../store/earned-cases.ts'
import { membershipOf } from '../store/memberships.ts'

/** Whether an account (null: a guest) may have this kind of analysis now: by its tier, or by a case that five recordings opened. */
export async function mayAccountAnalyse(
  database: Database,
  uid: string | null,
  kind: AnalysisKind,
  at: Date,
): Promise<boolean> {
  if (uid === null) return mayAnalyse('guest', kind)
  if (mayAnalyse(shownTier(await membershipOf(database, uid)), kind)) return true
  return mayAnalyse('pro', kind) && (await openCaseOf(database, uid, at)) !== null
}
