import { type CaseFacts, type ConversationRequest, LIMITS } from '@candi/contracts'
import { DefaultChatTransport } from 'ai'
import type { ConversationMessage } from './conversation-message.ts'
import { agreedAssistant } from './settings.ts'

type TurnMessage = Omit<ConversationRequest['messages'][number], 'parts'> & { parts: object[] }

/** One part holds so many characters; a longer text goes as several parts, whole. */
const inPieces = (text: string) =>
  Array.from({ length: Math.ceil(text.length / LIMITS.messageCharacters) }, (_, index) =>
    text.slice(index * LIMITS.messageCharacters, (index + 1) * LIMITS.messageCharacters),
  )

/** Only what the server reads: typed words, tapped answers, heard recordings, seen photos and its own earlier prose. */
function toTurnMessage(message: ConversationMessage): TurnMessage[] {
  if (message.role === 'system') return []
  const parts = message.parts.flatMap((part): object[] => {
    if (part.type === 'text') return inPieces(part.text).map((text) => ({ type: 'text', text }))
    if (part.type !== 'data-answer' && part.type !== 'data-hearing' && part.type !== 'data-sighting')
      return []
    return [{ type: part.type, data: part.data }]
  })
  return parts.length ? [{ id: message.id, role: message.role, parts }] : []
}

/** The wire of a conversation. `facts` is asked at the moment of sending, so that nothing stale goes out. */
export function conversationTransport(facts: () => CaseFacts): DefaultChatTransport<ConversationMessage> {
  return new DefaultChatTransport<ConversationMessage>({
    api: '/api/conversation',
    prepareSendMessagesRequest: async ({ messages }) => {
      // Asked first: the facts may change while the owner thinks about it.
      const agreedTo = await agreedAssistant()
      return { body: { messages: messages.flatMap(toTurnMessage), facts: facts(), agreedTo } }
    },
  })
}
