import type { FindingId } from './finding.ts'
import type { Urgency } from './urgency.ts'

/** A red flag, or a pair of signs that together are worse than either: decided by rule, not by odds. */
export interface UrgencyRule {
  readonly id: string
  /** Every one of these must be present; a list inside means any one of them. */
  readonly all: readonly (readonly FindingId[])[]
  /** None of these may be present. */
  readonly unless: readonly FindingId[]
  readonly urgency: Urgency
  readonly reason: string
  readonly doNow: readonly { readonly title: string; readonly detail: string }[]
}
