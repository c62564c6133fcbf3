/** What those without a plan may hold of a room. */
export interface Quota {
  readonly seats: number
  readonly seatsAClient: number
  /** Of files in memory, together. */
  readonly bytes: number
  readonly bytesAClient: number
  /** Whoever has been sending for so long gives way to somebody who finds no place: most files are here sooner. */
  readonly patienceMs: number
}

/** A seat as the room knows it. */
export interface Place {
  readonly client: string
  readonly bytes: number
  readonly hasPlan: boolean
  /** Milliseconds, by the clock of the room. */
  readonly since: number
  /** Until its file is whole. */
  isSending: boolean
  readonly givesWay: AbortController
}

type Giving = { readonly places: readonly Place[] } | { readonly lacks: 'seat-of-client' | 'seat' }

/**
 * Who within a quota gives way so that one more fits in: nobody where there is room, else whoever has been sending longest,
 * first of the same client, then of all. Somebody who lets a file trickle in can so keep nobody else out for long.
 */
export function whoGivesWay(seated: readonly Place[], next: Place, quota: Quota): Giving {
  const places: Place[] = []
  for (;;) {
    const rest = seated.filter((place) => !places.includes(place))
    const own = rest.filter(({ client }) => client === next.client)
    const isOwnFull = !fits(own, next, quota.seatsAClient, quota.bytesAClient)
    if (!isOwnFull && fits(rest, next, quota.seats, quota.bytes)) return { places }
    const [longest] = (isOwnFull ? own : rest)
      .filter(({ isSending, since }) => isSending && next.since - since >= quota.patienceMs)
      .sort((a, b) => a.since - b.since)
    if (!longest) return { lacks: isOwnFull ? 'seat-of-client' : 'seat' }
    places.push(longest)
  }
}

const fits = (places: readonly Place[], next: Place, seats: number, bytes: number): boolean =>
  places.length < seats && places.reduce((sum, place) => sum + place.bytes, next.bytes) <= bytes
