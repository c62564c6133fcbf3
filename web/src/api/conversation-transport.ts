import type { CaseFacts, ConversationRequest } from '@candi/contracts'
import { DefaultChatTransport } from 'ai'
import type { ConversationMessage } from './conversation-message.ts'
import { agreedAssistant } from './settings.ts'

type TurnMessage = Omit<ConversationRequest['messages'][number], 'parts'> & { parts: object[] }

/** Only what the server reads: typed words, tapped answers, heard recordings, seen photos and its own earlier prose. */
function toTurnMessage(message: ConversationMessage): TurnMessage[] {
  if (message.role === 'system') return []
  const parts = message.parts.flatMap((part): object[] => {
    if (part.type === 'text') return part.text ? [{ type: 'text', text: part.text }] : []
    if (part.type !== 'data-answer' && part.type !== 'data-hearing' && part.type !== 'data-sighting')
      return []
    return [{ type: part.type, data: part.data }]
  })
  return parts.length ? [{ id: message.id, role: message.role, parts }] : []
}

/** Stopping takes effect at once, also while it is still being found out who may read what is sent. */
class StoppableTransport extends DefaultChatTransport<ConversationMessage> {
  override sendMessages(turn: Parameters<DefaultChatTransport<ConversationMessage>['sendMessages']>[0]) {
    const { abortSignal } = turn
    const stopped = new Promise<never>((_, stop) => {
      abortSignal?.addEventListener('abort', () => stop(abortSignal.reason))
    })
    return Promise.race([super.sendMessages(turn), stopped])
  }
}

/** The wire of a conversation. `facts` is asked at the moment of sending, so that nothing stale goes out. */
export function conversationTransport(facts: () => CaseFacts): DefaultChatTransport<ConversationMessage> {
  return new StoppableTransport({
    api: '/api/conversation',
    prepareSendMessagesRequest: async ({ messages, body }) => {
      // Asked first: the facts may change while the owner thinks about it.
      const agreedTo = await agreedAssistant()
      const isAgain = body?.isAgain === true || undefined
      return { body: { messages: messages.flatMap(toTurnMessage), facts: facts(), agreedTo, isAgain } }
    },
  })
}
