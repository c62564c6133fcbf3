import { z } from 'zod'
import { caseRecallSchema } from './case-recall.ts'
import { caseHearingSchema, HEARING_LIMITS } from './hearing.ts'
import { LIMITS } from './limits.ts'
import { PROBLEMS, problemIdSchema } from './problems.ts'
import { caseSightingSchema, SIGHTING_LIMITS } from './sighting.ts'
import { vehicleSchema } from './vehicle.ts'

const identifier = z.string().regex(/^[a-z0-9_]{2,64}$/)

export const findingStateSchema = z.enum(['present', 'absent', 'unknown'])

/**
 * What the owner said about one finding by tapping: an answer, a flipped ledger row, a check's outcome; or did not say, where it was left
 * unchosen on a list and others of it were chosen.
 */
export const answerSchema = z.object({
  finding: identifier,
  state: findingStateSchema,
  source: z.enum(['answer', 'unchosen', 'flip', 'check']),
  /** The first sign of the question that asked for several at once; left out where it asked for one. */
  askedWith: identifier.optional(),
})
export type Answer = z.infer<typeof answerSchema>

/** The sign by which the question is known that an answer belongs to. */
export const askedAs = ({ finding, askedWith = finding }: Pick<Answer, 'finding' | 'askedWith'>): string =>
  askedWith

/** One message of the owner that is to be read for signs. */
export const statementSchema = z.object({
  id: z.string().min(1).max(80),
  text: z.string().max(LIMITS.messageCharacters),
})
export type Statement = z.infer<typeof statementSchema>

/**
 * A sign that a language model found in the owner's words and our own reading did not. It counts less, decides nothing
 * about whether the car may be driven, and rests on words that stand in the message.
 */
export const secondReadingSchema = z.object({
  message: z.string().min(1).max(80),
  finding: identifier,
  state: z.enum(['present', 'absent']),
  quote: z.string().min(3).max(200),
})
export type SecondReading = z.infer<typeof secondReadingSchema>

const probability = z.number().min(0).max(1)

/** What a language model makes of an owner's words, read blind: P(problem), and P(the car must not be driven on). */
export const voteSchema = z.object({
  problems: z
    .array(z.object({ id: problemIdSchema, probability }))
    .min(1)
    .max(PROBLEMS.length)
    .refine((problems) => new Set(problems.map(({ id }) => id)).size === problems.length),
  mustNotDrive: probability,
})
export type Vote = z.infer<typeof voteSchema>

/** The vote of a case: a third opinion beside ours. It can make a verdict more urgent and never less. */
export const modelVoteSchema = voteSchema.extend({
  /** The newest message that was read. */
  message: z.string().min(1).max(80),
  /** Whose model it is, as a sentence names it: "OpenAI". */
  by: z.string().min(1).max(80),
})
export type ModelVote = z.infer<typeof modelVoteSchema>

/** Everything beside the messages that weighs in; the client keeps it and resends it with each turn. */
export const caseFactsSchema = z.object({
  vehicle: vehicleSchema.nullable(),
  codes: z.array(z.string().trim().max(16)).max(LIMITS.codes),
  answers: z.array(answerSchema).max(LIMITS.findings),
  /** Questions that the owner skipped: never asked again in this case. */
  skipped: z.array(identifier).max(200).default([]),
  /** BCP 47 tag of the browser; decides emergency number and units. */
  locale: z.string().max(35).default('en-US'),
  /** Recalls of the agency for this model; whether this very car is among them, only its VIN can tell. */
  recalls: z.array(caseRecallSchema).max(LIMITS.recalls).default([]),
  /** What was heard in recordings of this case. */
  hearings: z.array(caseHearingSchema).max(HEARING_LIMITS.recordings).default([]),
  /** What was seen in photos of this case. */
  sightings: z.array(caseSightingSchema).max(SIGHTING_LIMITS.photos).default([]),
  /** What a language model read in the messages beside us, the newest last. */
  secondReadings: z.array(secondReadingSchema).max(LIMITS.secondReadings).default([]),
  /** What a language model made of the messages as a whole. A kept case has none, or one of problems that are named otherwise by now. */
  modelVote: modelVoteSchema.nullable().catch(null),
})
export type CaseFacts = z.infer<typeof caseFactsSchema>

/** What is known beside the messages of a case of which nothing was told yet. */
export const emptyFacts = (locale = 'en-US'): CaseFacts => ({
  vehicle: null,
  codes: [],
  answers: [],
  skipped: [],
  locale,
  recalls: [],
  hearings: [],
  sightings: [],
  secondReadings: [],
  modelVote: null,
})
