import type { ConversationRequest, Statement } from '@candi/contracts'

type TurnMessage = ConversationRequest['messages'][number]

/** Letters as a Japanese or Chinese keyboard writes them; each is one place, as its narrow one is. */
const FULL_WIDTH = /[\uff01-\uff5e]/g
const WIDER_BY = 0xfee0

const textOf = (message: TurnMessage) =>
  message.parts
    .flatMap((part) => (part.type === 'text' ? [part.text] : []))
    .join('\n')
    .replaceAll(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - WIDER_BY))
    .trim()
const hearingIn = (message: TurnMessage) =>
  message.parts.flatMap((part) => (part.type === 'data-hearing' ? [part.data.hearing] : [])).at(0)
const sightingsIn = (message: TurnMessage) =>
  message.parts.flatMap((part) => (part.type === 'data-sighting' ? [part.data.sighting] : []))
const answerOf = (message: TurnMessage) =>
  message.parts.flatMap((part) => (part.type === 'data-answer' ? [part.data] : [])).at(0)

/** What the owner said in a conversation, and which of it this turn answers. */
export interface TurnWords {
  readonly statements: readonly Statement[]
  /** The tapped answer that the turn consists of. */
  readonly answered: ReturnType<typeof answerOf>
  /** The recording that the turn brings, by its id among the hearings of the facts. */
  readonly heard: string | undefined
  /** The photos that the turn brings, by their ids among the sightings of the facts. */
  readonly seen: readonly string[]
  /** The statement that the turn answers; undefined where it was a tap, a recording or a photo, or where nothing was said yet. */
  readonly current: Statement | undefined
  /** What was typed for this turn: all that counts. What was tapped or resent is empty here. */
  readonly typed: string
}

export function wordsOfTurn(request: ConversationRequest): TurnWords {
  const owner = request.messages.filter(({ role }) => role === 'user')
  const last = owner.at(-1)
  const answered = last && answerOf(last)
  const statements = owner.flatMap((message): Statement[] => {
    const text = textOf(message)
    return text ? [{ id: message.id, text }] : []
  })
  const heard = last && hearingIn(last)
  const words = last ? textOf(last) : ''
  const seen = last ? sightingsIn(last) : []
  const isWordless = (heard !== undefined || seen.length > 0) && words === ''
  const current = answered || isWordless ? undefined : statements.at(-1)
  // Words sent beside a tapped answer are read like all others, and so they count.
  return { statements, answered, heard, seen, current, typed: current?.text ?? words }
}
