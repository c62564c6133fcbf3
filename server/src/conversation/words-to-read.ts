import type { ConversationRequest, Statement } from '@candi/contracts'
import { wordsOfTurn } from './turn-words.ts'

/** What a language model reads of a case: the owner's words and car, and nothing of what we made of them. */
export interface WordsToRead {
  readonly current: string
  /** What was written before; empty where nothing was. */
  readonly earlier: string
  /** "2014 Honda Civic 1.8"; empty where nothing is known of it. */
  readonly car: string
}

const EARLIER_CHARACTERS = 6_000

export function wordsToRead(request: ConversationRequest, current: Statement): WordsToRead {
  const { year, make, model, engine } = request.facts.vehicle ?? {}
  const earlier = wordsOfTurn(request)
    .statements.filter(({ id }) => id !== current.id)
    .map(({ text }) => text)
  return {
    current: current.text,
    earlier: earlier.join('\n').slice(-EARLIER_CHARACTERS),
    car: [year, make, model, engine].filter(Boolean).join(' '),
  }
}
