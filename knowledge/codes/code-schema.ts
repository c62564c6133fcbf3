import { URGENCIES } from '@candi/domain'
import { z } from 'zod'

/** The shapes of the files in this folder; everything else in the product trusts them. */
const text = z.string().min(1)
const wordsById = z.record(z.string(), text)
/** "P0301", "P0300-P0312" or "P03*". */
const codePattern = z
  .string()
  .regex(/^[PBCU][0-3](?:[0-9A-F]{3}(?:-[PBCU][0-3][0-9A-F]{3})?)$|^[PBCU](?:[0-3][0-9A-F]{0,2})?\*$/)
const optionalNumber = z.union([z.literal('').transform(() => undefined), z.coerce.number().int().positive()])
const optionalText = z.string().transform((value) => (value === '' ? undefined : value))

export const CodeFactsRow = z.object({
  code: z.string().regex(/^[PBCU][0-3][0-9A-F]{3}$/),
  component: text,
  mode: text,
  basis: z.enum(['agreed', 'majority', 'single', 'conflict', 'ours']),
  aspect: optionalText,
  unit: optionalText,
  bank: optionalNumber,
  sensor: optionalNumber,
  cylinder: optionalNumber,
  position: optionalText,
  condition: optionalText,
  effect: optionalText,
  other: optionalText,
})

export const Components = z.record(z.string(), z.strictObject({ name: text, what: text }))

export const FailureModes = z.record(
  z.string(),
  z
    .strictObject({ does: text.optional(), shows: text.optional(), means: text })
    .refine(
      (mode) => (mode.does === undefined) !== (mode.shows === undefined),
      'exactly one of does and shows',
    ),
)

export const CommonCodes = z.array(
  z.strictObject({
    codes: z.array(codePattern).min(1),
    title: text.optional(),
    meaning: text.optional(),
    causes: z.array(text).min(1),
    urgency: z.enum(URGENCIES),
    note: text.optional(),
  }),
)

export const Wording = z.strictObject({
  positions: wordsById,
  conditions: wordsById,
  effects: wordsById,
  aspects: wordsById,
  quantities: wordsById,
  banks: wordsById,
  exhaustSensors: wordsById,
  bases: wordsById,
  spellings: wordsById,
  systems: wordsById,
  areas: wordsById,
  unknown: z.record(z.string(), z.strictObject({ title: text, meaning: text })),
})

export const Endings = wordsById

export const CodeFindings = z.array(
  z.strictObject({
    finding: text,
    codes: z.array(codePattern).min(1),
    atLeast: z.number().int().min(1).optional(),
    atMost: z.number().int().min(1).optional(),
    otherwise: z.literal(true).optional(),
  }),
)
