import { z } from 'zod'

/** The ways of the domain, which the contract does not know: each with what is easiest for a car first. */
export const TRIP_ROADS = ['town', 'country', 'motorway'] as const
export const TRIP_HOURS = ['day', 'night'] as const
export const TRIP_LOADS = ['light', 'loaded', 'towing'] as const
export type TripRoad = (typeof TRIP_ROADS)[number]
export type TripHour = (typeof TRIP_HOURS)[number]
export type TripLoad = (typeof TRIP_LOADS)[number]

/** Kilometers in an international mile, exactly. */
export const KILOMETERS_PER_MILE = 1.609344

/** How a trip would be driven, whatever its length: "town day light". */
export type TripKey = `${TripRoad} ${TripHour} ${TripLoad}`
export const tripKey = (road: TripRoad, hour: TripHour, load: TripLoad): TripKey => `${road} ${hour} ${load}`
export const TRIP_KEYS: readonly TripKey[] = TRIP_ROADS.flatMap((road) =>
  TRIP_HOURS.flatMap((hour) => TRIP_LOADS.map((load) => tripKey(road, hour, load))),
)

/** What is answered to a trip, in the driver's words. */
export const tripSaidSchema = z.object({
  answer: z.enum(['no', 'unknown', 'limited', 'yes_watching']),
  /** "Yes, up to 50 miles in all". */
  title: z.string(),
  /** On what conditions, how fast, or what to do instead. */
  text: z.string(),
})
export type TripSaid = z.infer<typeof tripSaidSchema>

/** How far a car may be driven in each of some ways, and what is said of what is nearer and of what is farther. */
export const tripLimitSchema = z.object({
  ways: z.array(z.enum(TRIP_KEYS)).min(1).max(TRIP_KEYS.length),
  /** In kilometers; 0 where nothing may be driven so. */
  mostKm: z.number().min(0),
  /** Null where nothing may be driven so. */
  within: tripSaidSchema.nullable(),
  beyond: tripSaidSchema,
})
export type TripLimit = z.infer<typeof tripLimitSchema>

/** "Can I get home?", answered for every trip that may be asked about. */
export const tripsSchema = z.object({
  limits: z.array(tripLimitSchema).min(1).max(TRIP_KEYS.length),
  /** Whether it may be driven to the nearest workshop and nowhere else. */
  isToWorkshopOnly: z.boolean(),
  /** Where to stop; empty where nothing may be driven. */
  stops: z.string(),
  /** Ready to send to a tow but for the gaps; empty where the card above has it, or where nobody can tell yet. */
  tow: z.string(),
})
export type Trips = z.infer<typeof tripsSchema>

/** What holds for all trips that are driven in one way. */
export const limitOn = ({ limits }: Pick<Trips, 'limits'>, key: TripKey): TripLimit | undefined =>
  limits.find(({ ways }) => ways.includes(key))

/** What is said of a trip of so many kilometers. */
export const saidOfTrip = ({ within, beyond, mostKm }: TripLimit, km: number): TripSaid =>
  within && km <= mostKm ? within : beyond
