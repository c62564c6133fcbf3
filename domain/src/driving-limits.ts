import type { Hour, Load, Road } from './trip-way.ts'
import type { Urgency } from './urgency.ts'

/** Kilometers in an international mile, exactly. */
export const KM_PER_MILE = 1.609344

/** How a car may still be driven: to the nearest workshop and nowhere else, or within what its level allows. */
export type Standing = 'workshop' | Exclude<Urgency, 'stop' | 'limp'>

interface DrivingLimit {
  /** From today until it is looked at. */
  readonly days: number
  /** In all, until it is looked at. */
  readonly miles: number
  /** Null where no limit of ours is lower than what is posted. */
  readonly mph: number | null
  /** What share of the way is left in the dark, and again with a heavy car. */
  readonly strained: number
  readonly never: {
    readonly roads: readonly Road[]
    readonly hours: readonly Hour[]
    readonly loads: readonly Load[]
  }
}

/**
 * The one place for how far, how long and how fast a car may be driven before somebody looks at it. The way to a workshop is driven as the strictest
 * of all steps say (knowledge/advice.yaml, urgency-rules.yaml): by daylight, no highway, no load; and as slowly, where those of the case name no speed.
 */
export const DRIVING_LIMITS = {
  workshop: {
    days: 0,
    miles: 10,
    mph: 30,
    strained: 1,
    never: { roads: ['motorway'], hours: ['night'], loads: ['loaded', 'towing'] },
  },
  soon: {
    days: 2,
    miles: 50,
    mph: 50,
    strained: 0.5,
    never: { roads: ['motorway'], hours: [], loads: ['towing'] },
  },
  plan: { days: 14, miles: 300, mph: 55, strained: 1, never: { roads: [], hours: [], loads: ['towing'] } },
  watch: { days: 90, miles: 3_000, mph: null, strained: 1, never: { roads: [], hours: [], loads: [] } },
} as const satisfies Readonly<Record<Standing, DrivingLimit>>
