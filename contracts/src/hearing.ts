import { z } from 'zod'
import { CAR_STATES, SOUND_FLAWS, SOUND_KINDS } from './sound-words.ts'

const probability = z.number().min(0).max(1)
const seconds = z.number().min(0).max(300)

/** Bounds on a recording that is sent to be heard. */
export const HEARING_LIMITS = {
  /** Of a file, in bytes. */
  bytes: 52_428_800,
  /** Of sound; what is longer is refused. */
  seconds: 300,
  /** Less says too little to judge. */
  leastSeconds: 1.5,
  /** Enough for a good answer: where the recorder says so. */
  enoughSeconds: 8,
  /** Recordings that weigh in one case. */
  recordings: 8,
  /** Signs that one recording may bring into a case. */
  signs: 12,
  /** Engine speeds in turns a minute: slower ones stall, faster ones are motorcycles. */
  leastRpm: 300,
  mostRpm: 9_000,
} as const
const rpm = z.number().min(HEARING_LIMITS.leastRpm).max(HEARING_LIMITS.mostRpm)

/** What the owner says of a recording when it is sent: the query of POST /api/listen, whose body is the file itself. */
export const listenQuerySchema = z.object({
  state: z.enum(CAR_STATES).optional(),
  /** Engine speed by the rev counter. */
  rpm: z.coerce.number().pipe(rpm).optional(),
})
export type ListenQuery = z.infer<typeof listenQuerySchema>

/** How a sound moves with the car: with the engine's speed, with the road's, or not at all. */
export const followsSchema = z.enum(['engine', 'road', 'nothing'])

/** One sound that stands out in a recording. */
export const heardSoundSchema = z.object({
  kind: z.enum(SOUND_KINDS),
  probability,
  fromSeconds: seconds,
  toSeconds: seconds,
  /** Lowest and highest frequency of its energy, in hertz: where to draw the bracket. */
  lowHertz: z.number().min(0),
  highHertz: z.number().min(0),
  /** Beats in a second; null for a steady sound. */
  perSecond: z.number().min(0).nullable(),
  follows: followsSchema.nullable(),
  /** "Rhythmic knock, 13 per second, follows the engine". */
  words: z.string().max(200),
})
export type HeardSound = z.infer<typeof heardSoundSchema>

/** A finding that a recording speaks for. */
export const heardSignSchema = z.object({
  finding: z.string().regex(/^[a-z0-9_]{2,64}$/),
  /** Half of nothing is not evidence: at least 0.5; never certain. */
  confidence: z.number().min(0.5).max(0.95),
  fromSeconds: seconds,
  toSeconds: seconds,
})
export type HeardSign = z.infer<typeof heardSignSchema>

/** What a listened recording gave: the last line of the answer of POST /api/listen. Nothing of it is kept by the server. */
export const hearingSchema = z.object({
  seconds,
  state: z.object({ id: z.enum(CAR_STATES), probability, isTold: z.boolean() }),
  /** A fault against normal, given the state; null where the recording does not tell. */
  fault: z.object({ probability }).nullable(),
  sounds: z.array(heardSoundSchema).max(8),
  /** Steady pitches, and what turns at that rate when the engine's speed is known. */
  orders: z
    .array(
      z.object({
        hertz: z.number().min(0),
        /** Multiple of the engine's speed; null where that is unknown or it fits none. */
        order: z.number().min(0).nullable(),
        words: z.string().max(200),
      }),
    )
    .max(6),
  engineSpeed: z.object({ rpm, probability, isTold: z.boolean() }).nullable(),
  flaws: z.array(z.enum(SOUND_FLAWS)),
  signs: z.array(heardSignSchema).max(HEARING_LIMITS.signs),
  /** What was heard and what it means, in at most three plain sentences; honest where nothing can be told. */
  summary: z.string().max(600),
  /** What to record next, and how; null where nothing more would help. */
  next: z.object({ title: z.string().max(80), how: z.string().max(400) }).nullable(),
})
export type Hearing = z.infer<typeof hearingSchema>

/** The answer of POST /api/listen: lines of JSON, progress from 0 to 1, then a hearing or what went wrong. */
export const listenLineSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), done: probability }),
  z.object({ type: z.literal('hearing'), hearing: hearingSchema }),
  z.object({ type: z.literal('failure'), code: z.string(), message: z.string() }),
])
export type ListenLine = z.infer<typeof listenLineSchema>

/** What a case remembers of a recording and sends again with every turn; validated, bounded, never trusted. */
export const caseHearingSchema = z.object({
  id: z.string().min(1).max(80),
  /** How the ledger names it: "Recording 1". */
  name: z.string().trim().min(1).max(60),
  state: z.enum(CAR_STATES),
  signs: z.array(heardSignSchema).max(HEARING_LIMITS.signs),
})
export type CaseHearing = z.infer<typeof caseHearingSchema>
