import { ERRORS, type ErrorCode } from '@candi/contracts'
import { z } from 'zod'

/** What is said to a thread that judges files; what the owner told of the file is read by whoever judges. */
export const threadQuestion = z.object({
  blocks: z.array(z.instanceof(Uint8Array)),
  told: z.unknown(),
})

const errorCode = z.custom<ErrorCode>((value) => typeof value === 'string' && Object.hasOwn(ERRORS, value))

/** What it says back: how far it is, then one answer. */
export const threadWord = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), done: z.number() }),
  z.object({ kind: z.literal('judged'), judgement: z.unknown() }),
  z.object({ kind: z.literal('failure'), failure: errorCode }),
  /** A mistake of ours: where, never what was judged. */
  z.object({ kind: z.literal('broken'), error: z.instanceof(Error) }),
])
export type ThreadWord = z.infer<typeof threadWord>
