import { createApp } from '../src/app.ts'
import { sightingOf } from '../src/conversation/sighting-of.ts'
import { uniteSightings } from '../src/conversation/unite-sightings.ts'
import { createLooking, type LookingParts } from '../src/looking/create-looking.ts'
import { createNarrators } from '../src/narrator/narrators.ts'
import type { Database } from '../src/store/database.ts'
import { accountServer } from './account-server.ts'
import { lookingInPlace } from './looking-in-place.ts'
import { smallParts } from './small-parts.ts'

/** A server with accounts that looks at photos, whose clock stands until it is moved. */
export function lookingServer(database: Database, changes: Partial<LookingParts> = {}) {
  const { accounts, clock, failures } = accountServer(database, { areCookiesSecure: false })
  const outcomes: string[] = []
  const diagnosis = smallParts()
  const app = createApp({
    diagnosis,
    narrators: createNarrators(),
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
    pages: null,
    inlineScripts: [],
    onTurn: () => {},
    onFailure: (error) => failures.push(error),
  })
  return { app, accounts, clock, failures, outcomes, database }
}

export type LookingServer = ReturnType<typeof lookingServer>

/** Sends a photo as a page does. */
export function sendPhoto(
  server: Pick<LookingServer, 'app'>,
  sender: { readonly cookies: ReadonlyMap<string, string> },
  body: Uint8Array | ReadableStream<Uint8Array>,
  query = '',
  address = '203.0.113.7',
): Promise<Response> {
  const isWhole = body instanceof Uint8Array
  return Promise.resolve(
    server.app.request(`/api/look${query}`, {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'image/jpeg',
        'x-forwarded-for': address,
        cookie: [...sender.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(isWhole ? { 'content-length': String(body.byteLength) } : {}),
      },
      body: isWhole ? new Uint8Array(body) : body,
      ...(isWhole ? {} : { duplex: 'half' }),
    }),
  )
}
