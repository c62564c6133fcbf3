import { z } from 'zod'
import { problemIdSchema } from './problems.ts'

/** What docs/accuracy.json holds: what `npm run eval` measured, and what stood there before. All shares are in percent. */

const percent = z.number().min(0).max(100)
/** A share of so many cases with its 95 % bounds. */
const measuredShareSchema = z
  .object({ percent, low: percent, high: percent, of: z.int().positive() })
  .strict()
export type MeasuredShare = z.infer<typeof measuredShareSchema>

/** A share that is told by its count, "23 of 30". */
const countedShareSchema = z.object({ count: z.int().min(0), ...measuredShareSchema.shape }).strict()
export type CountedShare = z.infer<typeof countedShareSchema>

const figuresSchema = z
  .object({
    /** Day of the measurement, YYYY-MM-DD. */
    measured: z.iso.date(),
    cases: z.int().positive(),
    /** The right problem stood first, or among the first three. */
    firstRight: measuredShareSchema,
    withinThree: measuredShareSchema,
    /** Of those that must not be driven, told so; of the others, told so wrongly. Null where nobody judged that. */
    dangerTold: measuredShareSchema.nullable(),
    falseAlarms: measuredShareSchema.nullable(),
  })
  .strict()
export type MeasuredFigures = z.infer<typeof figuresSchema>

/** Owners wrote them, they were written for measuring, or it is what the simplest answers reach. */
const measuredGroupSchema = z.enum(['owners', 'written', 'baseline'])
export type MeasuredGroup = z.infer<typeof measuredGroupSchema>

const measuredRowSchema = z
  .object({
    id: z.string().regex(/^[a-z-]{1,40}$/),
    group: measuredGroupSchema,
    name: z.string().min(1).max(80),
    /** What these cases are, in plain words. */
    what: z.string().min(1).max(400),
    ...figuresSchema.shape,
    /** What the release before reached on them; null where it was not measured. */
    before: figuresSchema.nullable(),
  })
  .strict()
export type MeasuredRow = z.infer<typeof measuredRowSchema>

const kindSchema = z
  .object({
    name: z.string().min(1).max(40),
    told: countedShareSchema,
    /** Of those that must not be moved at all, told exactly that; null where there are none. */
    stoppedFlat: countedShareSchema.nullable(),
  })
  .strict()
export type KindOfDanger = z.infer<typeof kindSchema>

const dangerOfProblemSchema = z
  .object({
    problem: problemIdSchema,
    name: z.string().min(1).max(60),
    dangerTold: countedShareSchema.nullable(),
    falseAlarms: countedShareSchema.nullable(),
    /** Of all that were told not to drive, those for whom that was right. */
    toldRightly: countedShareSchema.nullable(),
  })
  .strict()
export type DangerOfProblem = z.infer<typeof dangerOfProblemSchema>

const dangersSchema = z
  .object({
    measured: z.iso.date(),
    /** The row whose cases these are. */
    row: z.string(),
    kinds: z.array(kindSchema),
    problems: z.array(dangerOfProblemSchema),
  })
  .strict()
export type MeasuredDangers = z.infer<typeof dangersSchema>

export const accuracyFileSchema = z
  .object({ rows: z.array(measuredRowSchema), dangers: dangersSchema.nullable() })
  .strict()
export type AccuracyFile = z.infer<typeof accuracyFileSchema>

/** The two figures that stand on Home, in a file of their own: it would fetch all the others with them. */
export const accuracyInShortSchema = z
  .object({
    ownerPosts: z.object({ withinThree: measuredShareSchema, dangerTold: measuredShareSchema }).nullable(),
  })
  .strict()
export type AccuracyInShort = z.infer<typeof accuracyInShortSchema>
