import { createApp } from '../src/app.ts'
import { createListening, type ListeningParts } from '../src/listening/create-listening.ts'
import { createNarrators } from '../src/narrator/narrators.ts'
import type { Database } from '../src/store/database.ts'
import { accountServer } from './account-server.ts'
import { smallParts } from './small-parts.ts'
import { threadInPlace } from './thread-in-place.ts'

/** A server with accounts that hears recordings, whose clock stands until it is moved. */
export function listeningServer(database: Database, changes: Partial<ListeningParts> = {}) {
  const { accounts, clock, failures } = accountServer(database, { areCookiesSecure: false })
  const outcomes: string[] = []
  const diagnosis = smallParts()
  const app = createApp({
    diagnosis,
    narrators: createNarrators(),
    accounts,
    listening: createListening({
      openThread: threadInPlace(),
      database,
      identify: accounts.identify,
      diagnosis,
      onListened: (outcome) => outcomes.push(outcome),
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

export type ListeningServer = ReturnType<typeof listeningServer>
type Sender = { readonly cookies: ReadonlyMap<string, string> }

/** Sends a recording as a page does. */
export function sendRecording(
  server: Pick<ListeningServer, 'app'>,
  sender: Sender,
  body: Uint8Array | ReadableStream<Uint8Array>,
  query = '',
  signal?: AbortSignal,
): Promise<Response> {
  const isWhole = body instanceof Uint8Array
  return Promise.resolve(
    server.app.request(`/api/listen${query}`, {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'audio/wav',
        cookie: [...sender.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(isWhole ? { 'content-length': String(body.byteLength) } : {}),
      },
      body: isWhole ? new Uint8Array(body) : body,
      ...(isWhole ? {} : { duplex: 'half' }),
      ...(signal ? { signal } : {}),
    }),
  )
}
