import { type Emergency, ERRORS, errorBodySchema } from '@candi/contracts'
import { isOffline, OFFLINE } from './offline-sentence.ts'

const UNREACHED = 'We could not reach the server. Your text is kept; please try again.'

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '')

/** What the server says of a failure, where its body was kept; undefined for anything else. */
function toldByServer(error: unknown) {
  try {
    return errorBodySchema.safeParse(JSON.parse(messageOf(error))).data?.error
  } catch {
    return undefined // not JSON: a proxy's page or a broken stream, whose text is not for the visitor
  }
}

/** What the visitor reads when a request failed: what happened, what was kept, what next. */
export function failureSentence(error: unknown): string {
  const message = messageOf(error)
  // A stream that breaks off says its sentence bare; only sentences of the list are shown.
  const told =
    toldByServer(error)?.message ?? Object.values(ERRORS).find(({ text }) => text === message)?.text
  if (told) return told
  return isOffline() ? OFFLINE : UNREACHED
}

/** The card that comes with a failure: words that could not be read to their end may tell of a danger all the same. */
export const failureEmergency = (error: unknown): Emergency | undefined => toldByServer(error)?.emergency
