import { ERRORS } from '@candi/contracts'
import type { NotTaken } from '../conversation/turn-taker.ts'

/** What a program is told of a case that could not be diagnosed. What the rules alone say is no diagnosis, but a danger is told. */
export function notTakenLine(id: string | number, notTaken: NotTaken) {
  if (notTaken.failure !== 'stopped') return { id, error: ERRORS[notTaken.failure].text }
  const { text, urgency, emergency } = notTaken.screened
  return { id, error: text.replaceAll('**', ''), urgency, emergency }
}
