import type { Identify } from '../accounts/visitor.ts'
import { sightingOf } from '../conversation/sighting-of.ts'
import { uniteSightings } from '../conversation/unite-sightings.ts'
import { createListening } from '../listening/create-listening.ts'
import { createLooking } from '../looking/create-looking.ts'
import { openListeningThread } from '../outside/open-listening-thread.ts'
import { openLookingThread } from '../outside/open-looking-thread.ts'
import type { House } from './house.ts'
import type { Language } from './open-language.ts'

/** Where recordings are heard and photos are looked at, on threads that give way to whoever asks the server. */
export function openWitnesses(
  { environment, store, secret, diagnosis, metrics, now, logAs }: House,
  identify: Identify,
  language: Language | null,
) {
  const { database } = store
  return {
    listening: createListening({
      openThread: () => openListeningThread(undefined, true),
      database,
      identify,
      diagnosis,
      onListened: (outcome) => metrics.countRecording(outcome),
      now,
      onFailure: logAs('a recording could not be heard'),
    }),
    looking: createLooking({
      openThread: () => openLookingThread(undefined, true),
      database,
      secret,
      trustedProxies: environment.trustedProxies,
      identify,
      sightingOf: (judgement, told) => sightingOf(diagnosis, judgement, told),
      vision: language?.vision ?? null,
      uniteSightings: (own, model) => uniteSightings(diagnosis, own, model),
      onLooked: (outcome) => metrics.countPhoto(outcome),
      now,
      onFailure: logAs('a photo could not be looked at'),
    }),
  }
}
