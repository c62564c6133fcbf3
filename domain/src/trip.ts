import { DRIVING_LIMITS, KM_PER_MILE, type Standing } from './driving-limits.ts'
import { allows } from './need.ts'
import type { Road, TripWay } from './trip-way.ts'
import { mayBeDriven } from './urgency.ts'
import type { CaseVerdict } from './verdict.ts'

/** A way that somebody wants to drive, in kilometers. */
export interface Trip extends TripWay {
  readonly km: number
}

export type TripAnswer = 'no' | 'unknown' | 'limited' | 'yes_watching'

/** Why it is not to be driven so: by what is said of the car, or by what this trip asks of it. */
export type TripObstacle = 'unknown' | 'stands' | 'road' | 'hour' | 'load' | 'distance'

export interface TripVerdict {
  readonly answer: TripAnswer
  /** The farthest that may be driven this way in all; 0 where nothing may. */
  readonly mostKm: number
  /** The fastest, 0 where nothing may be driven; null where what is posted is enough. */
  readonly mostKmh: number | null
  /** Roads that are not driven on with this car at all. */
  readonly avoid: readonly Road[]
  /** None where it may be driven. */
  readonly reasons: readonly TripObstacle[]
}

export interface DrivingVerdict extends Pick<CaseVerdict, 'level' | 'mustNot' | 'starts'> {
  /** The highest speed that the steps of the sheet name, in miles an hour; undefined where they name none. */
  readonly mph?: number | undefined
}

/** How a car may be driven by its verdict; null where it must stand, or where nobody can tell yet. */
export function standingOf({ level, mustNot, starts }: DrivingVerdict): Standing | null {
  if (level === 'stop' || level === 'unknown' || !starts || !allows(['to_workshop'], mustNot)) return null
  // A rule can forbid to move a car that its level would let wait.
  return mayBeDriven(level) && allows(['moving'], mustNot) ? level : 'workshop'
}

const ALL_ROADS: readonly Road[] = ['town', 'country', 'motorway']

/**
 * Can this trip be driven? Follows from the verdict and is never softer than it; what is longer, faster, heavier or darker is never
 * answered more generously.
 */
export function judgeTrip(verdict: DrivingVerdict, trip: Trip): TripVerdict {
  const standing = standingOf(verdict)
  if (!standing) {
    const isUnknown = verdict.level === 'unknown'
    return {
      answer: isUnknown ? 'unknown' : 'no',
      mostKm: 0,
      mostKmh: 0,
      avoid: ALL_ROADS,
      reasons: [isUnknown ? 'unknown' : 'stands'],
    }
  }
  const { miles, strained, never } = DRIVING_LIMITS[standing]
  const mph = verdict.mph ?? DRIVING_LIMITS[standing].mph
  const isAmong = <T>(list: readonly T[], one: T) => list.includes(one)
  const obstacles: TripObstacle[] = [
    ...(isAmong(never.roads, trip.road) ? (['road'] as const) : []),
    ...(isAmong(never.hours, trip.hour) ? (['hour'] as const) : []),
    ...(isAmong(never.loads, trip.load) ? (['load'] as const) : []),
  ]
  if (obstacles.length > 0)
    return { answer: 'no', mostKm: 0, mostKmh: 0, avoid: never.roads, reasons: obstacles }
  const strains = (trip.hour === 'night' ? 1 : 0) + (trip.load === 'light' ? 0 : 1)
  const mostKm = miles * KM_PER_MILE * strained ** strains
  // What is no number of kilometers is no way that anybody could know.
  const isNear = trip.km <= mostKm
  return {
    answer: !isNear ? 'no' : standing === 'workshop' || standing === 'soon' ? 'limited' : 'yes_watching',
    mostKm,
    mostKmh: mph === null ? null : mph * KM_PER_MILE,
    avoid: never.roads,
    reasons: isNear ? [] : ['distance'],
  }
}
