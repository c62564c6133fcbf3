import { ERRORS, errorBodySchema } from '@candi/contracts'
import { isOffline, OFFLINE } from './offline-sentence.ts'

const UNREACHED = 'We could not reach the server. Your text is kept; please try again.'

/** The server's own sentence where a body holds one; undefined for anything else. */
function sentenceOfBody(body: string): string | undefined {
  try {
    const parsed = errorBodySchema.safeParse(JSON.parse(body))
    return parsed.success ? parsed.data.error.message : undefined
  } catch {
    return undefined // not JSON: a proxy's page or a broken stream, whose text is not for the visitor
  }
}

/** What the visitor reads when a request failed: what happened, what was kept, what next. */
export function failureSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  // A stream that breaks off says its sentence bare; only sentences of the list are shown.
  const told = sentenceOfBody(message) ?? Object.values(ERRORS).find(({ text }) => text === message)?.text
  if (told) return told
  return isOffline() ? OFFLINE : UNREACHED
}
