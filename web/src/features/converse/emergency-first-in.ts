import type { Emergency } from '@candi/contracts'
import type { ConversationMessage } from '../../api/conversation-message.ts'

const emergencyIn = (message: ConversationMessage | undefined): Emergency | undefined => {
  for (const part of message?.parts ?? []) if (part.type === 'data-emergency') return part.data
  return undefined
}

/** The card that comes with this message; one that has stood in the conversation already comes no second time. */
export function emergencyFirstIn(
  messages: readonly ConversationMessage[],
  index: number,
): Emergency | undefined {
  const emergency = emergencyIn(messages[index])
  const isKnown = messages.slice(0, index).some((message) => emergencyIn(message)?.kind === emergency?.kind)
  return isKnown ? undefined : emergency
}

/** The newest card of a conversation. */
export const newestEmergency = (messages: readonly ConversationMessage[]): Emergency | null =>
  emergencyIn(messages.findLast((message) => emergencyIn(message) !== undefined)) ?? null
