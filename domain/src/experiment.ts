import type { FindingId } from './finding.ts'
import type { Need } from './need.ts'
import type { Urgency } from './urgency.ts'

/** Something that the owner can do to the car, in a driveway, to see whether a sign appears. */
export interface Experiment {
  readonly id: string
  readonly title: string
  readonly how: string
  readonly danger: string
  /** The sign that the outcome settles. */
  readonly finding: FindingId
  readonly minutes: number
  readonly requires: readonly Need[]
  /** Only proposed when the car is at most this urgent: nobody with failing brakes is sent to try them. */
  readonly onlyWhen: Urgency
}
