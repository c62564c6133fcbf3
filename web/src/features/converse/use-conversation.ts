import { useChat } from '@ai-sdk/react'
import type { Assessment, CaseFacts, SecondReading } from '@candi/contracts'
import { useState } from 'react'
import { type ConversationMessage, messageDataSchemas } from '../../api/conversation-message.ts'
import { conversationTransport } from '../../api/conversation-transport.ts'
import { newId } from '../../parts/new-id.ts'

type Options = {
  id: string
  messages: ConversationMessage[]
  /** Asked at the moment of sending. */
  facts: () => CaseFacts
  onAssessment: (assessment: Assessment) => void
  /** What a language model read in the last message beside us: for the facts. */
  onSecondReadings: (readings: readonly SecondReading[]) => void
  /** After every turn, also a stopped or failed one. */
  onTurnEnd: (isStopped: boolean) => void
}

/** One conversation over the wire. All words and parts that arrive are checked by the contract. */
export function useConversation({ id, messages, facts, onAssessment, onSecondReadings, onTurnEnd }: Options) {
  const [transport] = useState(() => conversationTransport(facts))
  return useChat<ConversationMessage>({
    id,
    messages,
    transport,
    generateId: newId,
    dataPartSchemas: messageDataSchemas,
    experimental_throttle: 40,
    onData: (part) => {
      if (part.type === 'data-assessment') onAssessment(part.data)
      if (part.type === 'data-second-readings') onSecondReadings(part.data)
    },
    onFinish: ({ isAbort }) => onTurnEnd(isAbort),
  })
}
