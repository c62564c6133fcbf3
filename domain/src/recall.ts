import type { CauseId, ProblemId } from './cause.ts'

/** One campaign of the agency, as far as it bears on a diagnosis. Whether this very car is called back stays unknown. */
export interface RecallReach {
  readonly campaign: string
  /** "Do not drive it until it is repaired." */
  readonly parkIt: boolean
  /** Causes that its component or the words of its summary name. */
  readonly causes: ReadonlySet<CauseId>
  /** Problems that its component belongs to. */
  readonly problems: ReadonlySet<ProblemId>
}
