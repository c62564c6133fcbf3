import { z } from 'zod'

/** Every failure that the server tells a client, with the sentence that the visitor reads. */
export const ERRORS = {
  'body-too-large': {
    status: 413,
    text: 'That was more than one message can hold. Shorten it or send it in parts; nothing was lost.',
  },
  'body-not-json': { status: 400, text: 'The message arrived damaged. Please send it again.' },
  'request-invalid': {
    status: 400,
    text: 'Something in this message has a form we do not understand. Your text is kept; please send it again.',
  },
  'too-many-messages': {
    status: 400,
    text: 'This conversation has reached its 200 messages. Start a new case; this one stays saved on this device.',
  },
  'message-too-long': {
    status: 400,
    text: 'One message can hold 8,000 characters. Please shorten it; your text is kept.',
  },
  'too-many-findings': {
    status: 400,
    text: 'More than 60 signs were given. Take some back in the list of evidence, then go on.',
  },
  'not-found': { status: 404, text: 'There is nothing at this address.' },
  busy: {
    status: 503,
    text: 'Many people are asking right now. Please try again in a few seconds; your text is kept.',
  },
  internal: { status: 500, text: 'Something broke on our side. Your text is kept; please try again.' },
} as const satisfies Record<string, { status: number; text: string }>

export type ErrorCode = keyof typeof ERRORS
export const errorBodySchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) })
