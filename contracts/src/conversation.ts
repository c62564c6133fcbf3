import { z } from 'zod'
import { assessmentSchema, nextStepSchema } from './assessment.ts'
import { citationSchema } from './citation.ts'
import { emergencySchema } from './emergency.ts'
import {
  answerSchema,
  caseFactsSchema,
  findingStateSchema,
  modelVoteSchema,
  secondReadingSchema,
  statementSchema,
} from './evidence.ts'
import { LIMITS } from './limits.ts'
import { usageSchema } from './membership.ts'

const ownPartSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string().max(LIMITS.messageCharacters) }),
  z.object({
    type: z.literal('data-answer'),
    data: z.object({
      finding: z.string().max(64),
      state: findingStateSchema,
      label: z.string().max(120),
    }),
  }),
  /** A recording was heard: its id among the hearings of the facts. */
  z.object({ type: z.literal('data-hearing'), data: z.object({ hearing: z.string().min(1).max(80) }) }),
  /** A photo was looked at: its id among the sightings of the facts. */
  z.object({ type: z.literal('data-sighting'), data: z.object({ sighting: z.string().min(1).max(80) }) }),
  z.object({ type: z.literal('ignored') }),
])
const OWN_TYPES: ReadonlySet<unknown> = new Set(ownPartSchema.options.map(({ shape }) => shape.type.value))
const isOfAnotherType = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  'type' in part &&
  typeof part.type === 'string' &&
  part.type.length <= 60 &&
  !OWN_TYPES.has(part.type)

/** Whatever else the client kept of its own earlier turns is ignored, not trusted. */
const turnPartSchema = z.preprocess(
  (part) => (isOfAnotherType(part) ? { type: 'ignored' } : part),
  ownPartSchema,
)

/**
 * POST /api/conversation: one turn. The answer is an AI SDK UI message stream whose data parts are
 * those of `conversationDataSchemas`, beside plain text parts (the narration).
 */
export const turnMessageSchema = z.object({
  id: z.string().min(1).max(80),
  role: z.enum(['user', 'assistant']),
  parts: z
    .array(turnPartSchema)
    .max(60)
    .refine(
      (parts) =>
        parts.reduce((sum, part) => sum + (part.type === 'text' ? part.text.length : 0), 0) <=
        LIMITS.messageCharacters,
      { params: { bound: 'messageCharacters' } },
    ),
})

/** Whether one case holds as much as the owner wrote; every word of it is read for one sheet. */
const fitsInCase = (texts: readonly { readonly text: string }[]) =>
  texts.reduce((sum, { text }) => sum + text.length, 0) <= LIMITS.caseCharacters

/** Messages up to the first that is wrong: whoever sends thousands of wrong parts has one message of them read, and is told of that. */
const messagesSchema = z
  .array(z.unknown())
  .min(1)
  .max(LIMITS.messages)
  .transform((sent, context) => {
    const messages: z.infer<typeof turnMessageSchema>[] = []
    for (const [place, message] of sent.entries()) {
      const { data, error } = turnMessageSchema.safeParse(message)
      if (error) {
        const issues = error.issues.map((issue) => ({
          ...issue,
          path: [place, ...issue.path],
          input: message,
        }))
        // What zod tells of a value is what it takes for one.
        context.issues.push(...(issues as z.core.$ZodRawIssue[]))
        return z.NEVER
      }
      messages.push(data)
    }
    return messages
  })

export const conversationRequestSchema = z.object({
  messages: messagesSchema.refine(
    (messages) =>
      fitsInCase(
        messages.flatMap(({ role, parts }) =>
          role === 'user' ? parts.flatMap((part) => (part.type === 'text' ? [part] : [])) : [],
        ),
      ),
    { params: { bound: 'caseCharacters' } },
  ),
  facts: caseFactsSchema,
  /** The outside provider that the owner agreed may read this conversation; left out, nothing goes outside. */
  agreedTo: z.string().max(120).optional(),
  /** The owner read an answer to the last message, and asks for another. */
  isAgain: z.boolean().optional(),
})
export type ConversationRequest = z.infer<typeof conversationRequestSchema>

/** One sign understood in a message, with the place of the words it rests on. */
export const readSignSchema = z.object({
  finding: z.string(),
  sign: z.string(),
  state: findingStateSchema,
  start: z.number().int().min(0),
  end: z.number().int().min(0),
})

export const conversationDataSchemas = {
  /** Somebody is in danger: first of all that a turn sends, and no question follows. */
  emergency: emergencySchema,
  /** What was understood in the owner's last message. */
  reading: z.object({ message: z.string(), signs: z.array(readSignSchema) }),
  /** The whole case sheet as it now stands. */
  assessment: assessmentSchema,
  /** The one open question or experiment of this turn. */
  question: nextStepSchema,
  /** What a language model read in the owner's last message beside our own reading: for the facts of the next turn. */
  'second-readings': z.array(secondReadingSchema),
  /** What it made of the owner's words as a whole: for the facts, and so for the sheet as it is weighed next. */
  'model-vote': modelVoteSchema,
  /** A typed "yes" or "no" that answered the open question: for the facts of the next turn. */
  answered: answerSchema,
  /** How the belief in the leading cause moved with the last answer. */
  moved: z.object({ cause: z.string(), title: z.string(), before: z.number(), after: z.number() }),
  /** The articles that the narration of this turn rests on, where it says "[1]". */
  citations: z.array(citationSchema),
  /**
   * A quiet line beside the narration, such as a fallback of the narrator. With `usage` it stands in place of a
   * narration for which there are no tokens left, and tells how many are left and when they renew.
   */
  notice: z.object({ text: z.string(), usage: usageSchema.optional() }),
} as const
export type ConversationData = {
  [K in keyof typeof conversationDataSchemas]: z.infer<(typeof conversationDataSchemas)[K]>
}

/** POST /api/assessment: the sheet again after a flip, a changed answer or a changed car; no narration. */
export const assessmentRequestSchema = z.object({
  statements: z
    .array(statementSchema)
    .max(LIMITS.messages)
    .refine(fitsInCase, { params: { bound: 'caseCharacters' } }),
  facts: caseFactsSchema,
})
export type AssessmentRequest = z.infer<typeof assessmentRequestSchema>
export const assessmentResponseSchema = z.object({
  assessment: assessmentSchema.nullable(),
  signs: z.array(z.object({ message: z.string(), signs: z.array(readSignSchema) })),
})
export type AssessmentResponse = z.infer<typeof assessmentResponseSchema>
