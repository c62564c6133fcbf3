import { URGENCIES } from '@candi/domain'
import { z } from 'zod'
import { requiresSchema } from './cause-file.ts'

const word = z.string().regex(/^[a-z][a-z0-9_]{1,63}$/)
const sentence = (most: number) => z.string().min(8).max(most)

/** A photo is never certain, and what carries over less than half never counts alone. */
const meaning = { finding: word, share: z.number().gt(0.5).max(0.95) }
const ledgerWords = z.string().min(3).max(120)
const basis = z.string().min(20).max(240)

const option = z.strictObject({
  label: z.string().min(2).max(80),
  colour: word.optional(),
  proposal: word.optional(),
  says: z.array(z.strictObject({ finding: word, state: z.enum(['present', 'absent']) })).max(6),
})
export type OptionRow = z.infer<typeof option>

const question = {
  text: sentence(200),
  how: sentence(400).nullable(),
  requires: requiresSchema.max(3),
  options: z.array(option).min(2).max(9),
}

/** One row of lamps.yaml. */
export const lampRow = z.strictObject({
  id: word,
  name: z.string().min(3).max(60),
  otherNames: z.array(z.string().min(2).max(60)).max(6),
  looks: sentence(160),
  meanings: z
    .array(
      z.strictObject({
        colour: z.enum(['red', 'amber', 'green', 'blue', 'white']),
        meaning: sentence(300),
        urgency: z.enum(URGENCIES).nullable(),
        speaksFor: z.strictObject(meaning).nullable(),
      }),
    )
    .min(1)
    .max(4),
  confusedWith: z.array(z.strictObject({ lamp: word, difference: sentence(160) })).max(4),
  inBulbCheck: z.boolean(),
  question: z.strictObject(question).nullable(),
  asksFirst: word.nullable(),
})

/** seen-signs.yaml. */
export const seenSignsFile = z.strictObject({
  together: z.array(
    z.strictObject({ ...meaning, lamps: z.array(word).min(2).max(4), words: ledgerWords, basis }),
  ),
  crowd: z.strictObject({ ...meaning, least: z.number().int().min(3).max(12), words: ledgerWords, basis }),
  proposals: z.array(z.strictObject({ ...meaning, seen: word, words: ledgerWords, basis })),
  gauges: z.array(
    z.strictObject({
      ...meaning,
      gauge: z.enum(['temperature', 'fuel']),
      from: z.number().min(0.5).max(1),
      words: ledgerWords,
      basis,
    }),
  ),
  messages: z.array(
    z.strictObject({
      ...meaning,
      patterns: z
        .array(z.string().regex(/^[a-z0-9*]+(?:[ |][a-z0-9*]+)*$/))
        .min(1)
        .max(14),
      words: ledgerWords,
      onlyAlone: z.boolean().default(false),
      basis,
    }),
  ),
})

/** seen-questions.yaml: by what the photo shows. */
export const guidedQuestions = z.record(word, z.array(z.strictObject({ id: word, ...question })).max(7))
