import type { Contribution, ContributionRequest } from '@candi/contracts'
import type { ReactNode } from 'react'

export type ContributionAnswer = { ok: true } | { ok: false; message: string }

/**
 * What the form needs where contributions are on. It sends nothing by itself: it hands a complete, valid request and
 * its file over, and asks for the next one once they were taken.
 */
export type LiveContributions = {
  /**
   * Resolves when the upload is on its way, or with the sentence that says why not. Once the bytes have arrived it is for
   * whoever uploads to keep them in the local list (api/uploaded-recordings.ts), which My Car shows.
   */
  onContribute: (request: ContributionRequest, file: File) => Promise<ContributionAnswer>
  /** One's own, newest first: for the progress, and as the "before" of a pair. */
  ownRecordings: readonly Contribution[]
  /** Recordings that count towards the next case. */
  count: number
  /** Stands below the form: uploads under way, one's own recordings. */
  below?: ReactNode
  /** Stands in place of "Pro Diagnosis Coming Soon". */
  unlock?: ReactNode
}
