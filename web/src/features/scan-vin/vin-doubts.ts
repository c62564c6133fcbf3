import type { SeenVin } from '@candi/contracts'

/** World maker, kind of car, this car: how a VIN is read aloud. */
export const VIN_GROUPS = [
  [0, 3],
  [3, 9],
  [9, 17],
] as const

/** Places that another reading has otherwise, from 0: there the owner looks twice. */
export function doubtfulPlaces({ value, others }: Pick<SeenVin, 'value' | 'others'>): ReadonlySet<number> {
  const places = [...value].flatMap((character, place) =>
    others.some((other) => other[place] !== character) ? [place] : [],
  )
  return new Set(places)
}
