import type { FindingId } from './finding.ts'
import type { Need } from './need.ts'
import type { Urgency } from './urgency.ts'
import type { VehicleNeeds } from './vehicle.ts'

export type ProblemId = string
export type CauseId = string

/** What a car must have for the cause to be possible. */
export interface CauseNeeds extends VehicleNeeds {
  /** Why a car without it cannot have this fault: "An electric car has no exhaust." */
  readonly reason: string
}

/** Multiplies the base rate when the vehicle matches; factors are relative to an average car. */
export interface RateModifier {
  readonly when: Pick<
    VehicleNeeds,
    'fuel' | 'gearbox' | 'drivetrain' | 'induction' | 'rearBrakes' | 'make' | 'yearFrom' | 'yearTo'
  > & {
    readonly mileageKmOver?: number
    readonly ageYearsOver?: number
    readonly model?: readonly string[]
  }
  readonly factor: number
}

export interface CostRange {
  /** US dollars, [low, high]. */
  readonly parts: readonly [number, number]
  readonly labor: readonly [number, number]
  readonly currency: 'USD'
  readonly year: number
}

/** A check an owner can do in a driveway, or ask a workshop for. */
export interface OwnerCheck {
  readonly title: string
  readonly steps: string
  readonly minutes: number
  readonly cost: readonly [number, number]
  readonly tools: readonly string[]
  readonly difficulty: 'easy' | 'medium' | 'workshop'
  /** What the owner does for it; empty for what a workshop does. */
  readonly requires: readonly Need[]
  /** What must be minded; empty when there is nothing. */
  readonly danger: string
  /** The finding that the check settles, so that its outcome becomes evidence. */
  readonly finding?: FindingId
}

export interface Cause {
  readonly id: CauseId
  readonly problem: ProblemId
  readonly title: string
  readonly story: string
  readonly repair: string
  readonly waiting: string
  /** What `waiting` has its reader do, and `repair` where the cause is only watched; a text that is left out asks for nothing. */
  readonly requires?: { readonly repair?: readonly Need[]; readonly waiting?: readonly Need[] } | undefined
  readonly urgency: Urgency
  /** Relative frequency among cars whose owners complain; 1 = rare, 100 = very common. */
  readonly rate: number
  readonly modifiers: readonly RateModifier[]
  readonly needs?: CauseNeeds
  readonly cost: CostRange
  readonly checks: readonly OwnerCheck[]
  readonly codes: readonly string[]
  /** P(finding is there | this cause alone), in (0, 1). */
  readonly findings: Readonly<Record<FindingId, number>>
  /** What speaks against it: by which factor, in (0, 1), the finding is told more seldom than by chance. */
  readonly against?: Readonly<Record<FindingId, number>>
  /** Owners' own ways of saying it, at least eight. */
  readonly said: readonly string[]
  readonly basis: string
}
