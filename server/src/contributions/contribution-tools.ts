import type { Database } from '../store/database.ts'
import type { RecordingStorage, RecordingWorkshop } from './ports.ts'

/** What every use of contributions needs. */
export interface ContributionTools {
  readonly database: Database
  readonly storage: RecordingStorage
  readonly workshop: RecordingWorkshop
  readonly now: () => Date
  /** Told of failures that the visitor is spared; must not log what they sent. */
  readonly onFailure: (error: unknown) => void
}
