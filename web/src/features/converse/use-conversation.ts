import { useChat } from '@ai-sdk/react'
import type { Answer, Assessment, CaseFacts, ModelVote, SecondReading } from '@candi/contracts'
import { useEffect, useRef, useState } from 'react'
import { type ConversationMessage, messageDataSchemas } from '../../api/conversation-message.ts'
import { conversationTransport } from '../../api/conversation-transport.ts'
import { newId } from '../../parts/new-id.ts'
import { keepEmergency } from '../../parts/standing-emergency.ts'
import { newestEmergency } from './emergency-first-in.ts'

type Options = {
  id: string
  messages: ConversationMessage[]
  /** Asked at the moment of sending. */
  facts: () => CaseFacts
  onAssessment: (assessment: Assessment) => void
  /** What a language model read in the last message beside us: for the facts. */
  onSecondReadings: (readings: readonly SecondReading[]) => void
  /** What it made of the words as a whole: likewise. */
  onVote: (vote: ModelVote) => void
  /** A typed line answered the open question: for the facts. */
  onAnswered: (answer: Answer) => void
  /** After every turn, also a stopped or failed one. */
  onTurnEnd: (isStopped: boolean) => void
}

/** One conversation over the wire. All words and parts that arrive are checked by the contract. */
export function useConversation({
  id,
  messages,
  facts,
  onAssessment,
  onSecondReadings,
  onVote,
  onAnswered,
  onTurnEnd,
}: Options) {
  const [transport] = useState(() => conversationTransport(facts))
  // Another case has another emergency, or none.
  const [opened] = useState(messages)
  useEffect(() => keepEmergency(newestEmergency(opened)), [opened])
  // The case may get another id, and the conversation goes on.
  const [firstId] = useState(id)
  const chat = useChat<ConversationMessage>({
    id: firstId,
    messages,
    transport,
    generateId: newId,
    dataPartSchemas: messageDataSchemas,
    experimental_throttle: 40,
    onData: (part) => {
      if (part.type === 'data-emergency') keepEmergency(part.data)
      if (part.type === 'data-assessment') onAssessment(part.data)
      if (part.type === 'data-second-readings') onSecondReadings(part.data)
      if (part.type === 'data-model-vote') onVote(part.data)
      if (part.type === 'data-answered') onAnswered(part.data)
    },
    onFinish: ({ isAbort }) => onTurnEnd(isAbort),
  })
  // An answer that nobody reads any more costs as much as one that is read. Not at once: React tries in development
  // whether a part can be left and come back to.
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { stop } = chat
  useEffect(() => {
    clearTimeout(leaving.current)
    return () => {
      leaving.current = setTimeout(() => void stop())
    }
  }, [stop])
  return chat
}
