import { createListening, type ListeningParts } from '../src/listening/create-listening.ts'
import type { Database } from '../src/store/database.ts'
import { accountServer, type Browser } from './account-server.ts'
import { appOfTests } from './app-of-tests.ts'
import { sendFile } from './send-file.ts'
import { smallParts } from './small-parts.ts'
import { threadInPlace } from './thread-in-place.ts'

/** A server with accounts that hears recordings, whose clock stands until it is moved. */
export function listeningServer(database: Database, changes: Partial<ListeningParts> = {}) {
  const { accounts, clock, failures } = accountServer(database, { areCookiesSecure: false })
  const outcomes: string[] = []
  const diagnosis = smallParts()
  const app = appOfTests(failures, {
    diagnosis,
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
  })
  return { app, accounts, clock, failures, outcomes, database }
}

export type ListeningServer = ReturnType<typeof listeningServer>
/** Sends a recording as a page does. */
export const sendRecording = (
  server: Pick<ListeningServer, 'app'>,
  sender: Pick<Browser, 'cookies'>,
  body: Uint8Array | ReadableStream<Uint8Array>,
  query = '',
): Promise<Response> =>
  sendFile(server, sender, { path: `/api/listen${query}`, headers: { 'content-type': 'audio/wav' }, body })
