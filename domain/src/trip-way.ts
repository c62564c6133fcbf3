/** Kinds of road, hours and loads, each with what is easiest for a car first. */
export const ROADS = ['town', 'country', 'motorway'] as const
export type Road = (typeof ROADS)[number]

export const HOURS = ['day', 'night'] as const
export type Hour = (typeof HOURS)[number]

export const LOADS = ['light', 'loaded', 'towing'] as const
export type Load = (typeof LOADS)[number]

/** How a trip would be driven, whatever its length. */
export interface TripWay {
  readonly road: Road
  readonly hour: Hour
  readonly load: Load
}
