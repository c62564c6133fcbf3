import { answerSchema, conversationDataSchemas, findingStateSchema } from '@candi/contracts'
import type { UIMessage } from 'ai'
import { z } from 'zod'

/** What a tapped chip says: the finding, its state and the words that stood on the chip. */
const answerDataSchema = z.object({
  finding: answerSchema.shape.finding,
  state: findingStateSchema,
  label: z.string().max(120),
})
export type AnswerData = z.infer<typeof answerDataSchema>

/** A recording that was heard, by its id. */
const hearingDataSchema = z.object({ hearing: z.string().min(1).max(80) })

/** A photo that was looked at, by its id. */
const sightingDataSchema = z.object({ sighting: z.string().min(1).max(80) })

/** Schemas of the data parts that may stand in a message, by the name after `data-`. */
export const messageDataSchemas = {
  ...conversationDataSchemas,
  answer: answerDataSchema,
  hearing: hearingDataSchema,
  sighting: sightingDataSchema,
} as const
type MessageData = { [K in keyof typeof messageDataSchemas]: z.infer<(typeof messageDataSchemas)[K]> }

export type ConversationMessage = UIMessage<unknown, MessageData>
type MessagePart = ConversationMessage['parts'][number]

const storedPartSchema = z.union([
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('data-answer'), data: messageDataSchemas.answer }),
  z.object({ type: z.literal('data-hearing'), data: messageDataSchemas.hearing }),
  z.object({ type: z.literal('data-sighting'), data: messageDataSchemas.sighting }),
  z.object({ type: z.literal('data-emergency'), data: messageDataSchemas.emergency }),
  z.object({ type: z.literal('data-reading'), data: messageDataSchemas.reading }),
  z.object({ type: z.literal('data-question'), data: messageDataSchemas.question }),
  z.object({ type: z.literal('data-moved'), data: messageDataSchemas.moved }),
  z.object({ type: z.literal('data-citations'), data: messageDataSchemas.citations }),
  z.object({ type: z.literal('data-notice'), data: messageDataSchemas.notice }),
])
const storedMessageSchema = z.object({
  id: z.string().min(1),
  role: z.enum(['user', 'assistant']),
  parts: z.array(z.unknown()),
})

/**
 * Messages from outside (this browser's database) to trusted ones. A part of unknown form is left
 * out, a message of unknown form too; assessments are not kept in messages but once beside them.
 */
export function parseMessages(stored: unknown): ConversationMessage[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry) => {
    const message = storedMessageSchema.safeParse(entry)
    if (!message.success) return []
    const parts = message.data.parts.flatMap((part): MessagePart[] => {
      const parsed = storedPartSchema.safeParse(part)
      return parsed.success ? [parsed.data] : []
    })
    return [{ id: message.data.id, role: message.data.role, parts }]
  })
}

/** The plain text of a message. */
export function messageText(message: ConversationMessage): string {
  return message.parts.map((part) => (part.type === 'text' ? part.text : '')).join('')
}

/** The tapped answer that a message consists of, or undefined when it was typed. */
export function messageAnswer(message: ConversationMessage): AnswerData | undefined {
  for (const part of message.parts) if (part.type === 'data-answer') return part.data
  return undefined
}

/** A recording or a photo of the case. */
export type TakeMark = { id: string; isPhoto: boolean }

/** The recordings and photos that a message of the owner brings. */
export function messageTakes(message: ConversationMessage): TakeMark[] {
  return message.parts.flatMap((part): TakeMark[] => {
    if (part.type === 'data-hearing') return [{ id: part.data.hearing, isPhoto: false }]
    return part.type === 'data-sighting' ? [{ id: part.data.sighting, isPhoto: true }] : []
  })
}
