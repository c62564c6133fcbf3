import { forbiddenUnweighed } from '../src/forbidden.ts'
import type { Need } from '../src/need.ts'
import type { DrivingVerdict } from '../src/trip.ts'
import type { Level } from '../src/urgency.ts'

/** What a verdict says of driving, with what it forbids by itself and what a rule forbids besides. */
export const drivingVerdict = (
  level: Level,
  starts = true,
  forbids: readonly Need[] = [],
): DrivingVerdict => ({
  level,
  starts,
  mustNot: forbiddenUnweighed({ level, starts, rules: [{ forbids }] }),
})
