/** One message with what it turned out to be, and what was predicted for it. */
export interface ScoredCase {
  readonly id: string
  /** Author-batch or source; cross-validation never splits it. */
  readonly group: string
  readonly gold: string
  readonly accept: readonly string[]
  /** Null where nobody judged it. */
  readonly stopDriving: boolean | null
  /** P(problem), any order; what is missing to 1 is "something else". */
  readonly problems: readonly { readonly id: string; readonly probability: number }[]
  readonly urgency: string | null
}
