import { sightingOf } from '../src/conversation/sighting-of.ts'
import { uniteSightings } from '../src/conversation/unite-sightings.ts'
import { createLooking, type LookingParts } from '../src/looking/create-looking.ts'
import type { Database } from '../src/store/database.ts'
import { accountServer, type Browser } from './account-server.ts'
import { appOfTests } from './app-of-tests.ts'
import { lookingInPlace } from './looking-in-place.ts'
import { sendFile } from './send-file.ts'
import { smallParts } from './small-parts.ts'

/** A server with accounts that looks at photos, whose clock stands until it is moved. */
export function lookingServer(database: Database, changes: Partial<LookingParts> = {}) {
  const { accounts, clock, failures } = accountServer(database, { areCookiesSecure: false })
  const outcomes: string[] = []
  const diagnosis = smallParts()
  const app = appOfTests(failures, {
    diagnosis,
    accounts,
    looking: createLooking({
      openThread: lookingInPlace(),
      database,
      secret: 'a secret of the tests',
      trustedProxies: 1,
      identify: accounts.identify,
      sightingOf: (judgement, told) => sightingOf(diagnosis, judgement, told),
      vision: null,
      uniteSightings: (own, model) => uniteSightings(diagnosis, own, model),
      onLooked: (outcome) => outcomes.push(outcome),
      now: () => clock.now,
      onFailure: (error) => failures.push(error),
      ...changes,
    }),
  })
  return { app, accounts, clock, failures, outcomes, database }
}

export type LookingServer = ReturnType<typeof lookingServer>

/** Sends a photo as a page does. */
export const sendPhoto = (
  server: Pick<LookingServer, 'app'>,
  sender: Pick<Browser, 'cookies'>,
  body: Uint8Array | ReadableStream<Uint8Array>,
  query = '',
  address = '203.0.113.7',
): Promise<Response> =>
  sendFile(server, sender, {
    path: `/api/look${query}`,
    headers: { 'content-type': 'image/jpeg', 'x-forwarded-for': address },
    body,
  })
