import type { CauseId } from './cause.ts'

export type PartId = string

/** A part that owners and workshops renew. */
export interface RenewedPart {
  readonly part: PartId
  /** "the fuel pump". */
  readonly title: string
  /** Its names in lower case. */
  readonly words: readonly string[]
  /** What it hardly is when this part is new: the wear or failure of the part itself. */
  readonly unlikely: readonly CauseId[]
}

/**
 * Of the faults of one part, the share that a new one leaves: bad from the box, of the wrong kind, or worn again since. Our judgement; no
 * statistics of returned parts are public that would tell new from rebuilt ones.
 */
export const LEFT_BY_RENEWAL = 0.15
