import type { AdviceStep } from './advice.ts'
import type { EmergencyKind } from './emergency-card.ts'
import type { FindingId, Observation } from './finding.ts'
import type { Need } from './need.ts'
import type { Urgency } from './urgency.ts'
import type { Fuel } from './vehicle.ts'

/** What an owner can look at or remember that proves a red flag wrong. */
export interface ClearingCheck {
  readonly finding: FindingId
  readonly state: Exclude<Observation['state'], 'unknown'>
}

/** Texts that are wholly about one danger, by their ids; an article that speaks of several grades of a fault by "article > section". */
export interface ToldIn {
  readonly howTo: readonly string[]
  readonly articles: readonly string[]
  readonly causes: readonly string[]
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
  /** What nobody is asked to do while this rule holds; whether the car may go to a workshop, `urgency` says. */
  readonly forbids?: readonly Need[] | undefined
  /** Any one of these, found by the owner, lifts it; where there is none only a workshop can. */
  readonly clearedBy?: readonly ClearingCheck[] | undefined
  /** What would make it graver: asked for before all else while this rule holds. */
  readonly worseWith?: readonly FindingId[] | undefined
  /** Whoever tells this has to get away from the car, and is asked nothing. */
  readonly askNothing?: boolean
  /** The card that comes before everything else while this rule holds; one where nothing is asked has a card. */
  readonly card?: EmergencyKind | undefined
  readonly reason: string
  readonly doNow: readonly AdviceStep[]
  /** What else speaks of the same danger; none of it lets a car be driven that the rule stops. */
  readonly toldIn?: ToldIn | undefined
}
