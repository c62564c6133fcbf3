import { CAR_STATES } from '@candi/contracts'
import type { SoundJudgement } from '@candi/engines/audio'
import { z } from 'zod'

/** What is said to a thread that listens. */
export const threadQuestion = z.object({
  blocks: z.array(z.instanceof(Uint8Array)),
  told: z.object({ state: z.enum(CAR_STATES).optional(), rpm: z.number().optional() }),
})

const failureCode = z.enum(['recording-not-audio', 'recording-too-long', 'sound-format-needs-library'])

/** What it says back: how far it is, then one answer. */
export const threadWord = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), done: z.number() }),
  z.object({
    kind: z.literal('heard'),
    judgement: z.custom<SoundJudgement>((value) => typeof value === 'object' && value !== null),
  }),
  z.object({ kind: z.literal('failure'), failure: failureCode }),
  /** A mistake of ours: where, never what was heard. */
  z.object({ kind: z.literal('broken'), error: z.instanceof(Error) }),
])
export type ThreadWord = z.infer<typeof threadWord>
