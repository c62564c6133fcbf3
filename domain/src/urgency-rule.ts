import type { FindingId, Observation } from './finding.ts'
import type { Urgency } from './urgency.ts'
import type { Fuel } from './vehicle.ts'

/** What an owner can look at or remember that proves a red flag wrong. */
export interface ClearingCheck {
  readonly finding: FindingId
  readonly state: Exclude<Observation['state'], 'unknown'>
}

/** A red flag, or a pair of signs that together are worse than either: decided by rule, not by odds. */
export interface UrgencyRule {
  readonly id: string
  /** Every one of these must be present; a list inside means any one of them. */
  readonly all: readonly (readonly FindingId[])[]
  /** None of these may be present. */
  readonly unless: readonly FindingId[]
  /** Speaks of cars with such a fuel only; a car whose fuel is not known is none. */
  readonly fuels?: readonly Fuel[] | undefined
  /** Never speaks of cars with such a fuel. */
  readonly notFuels?: readonly Fuel[] | undefined
  readonly urgency: Urgency
  /** Any one of these, found by the owner, lifts it; where there is none only a workshop can. */
  readonly clearedBy?: readonly ClearingCheck[] | undefined
  /** The engine stays off while this rule holds: running it could finish it, or set fire to something. */
  readonly keepOff?: boolean
  /** Whoever tells this has to get away from the car, and is asked nothing. */
  readonly askNothing?: boolean
  readonly reason: string
  readonly doNow: readonly { readonly title: string; readonly detail: string }[]
}
