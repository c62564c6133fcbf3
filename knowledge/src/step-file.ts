import type { AdviceStep } from '@candi/domain'
import { z } from 'zod'
import { stepRequiresSchema } from './cause-file.ts'

/** Where a step names its speed, which stands in the file as a number. */
const SPEED = '{mph}'

const stepSchema: z.ZodType<AdviceStep> = z
  .strictObject({
    title: z.string().min(3).max(80),
    detail: z.string().min(10).max(240),
    requires: stepRequiresSchema,
    mph: z.number().int().min(5).max(80).optional(),
  })
  .refine(
    ({ title, detail, mph }) => `${title} ${detail}`.includes(SPEED) === (mph !== undefined),
    'a speed stands in the text as {mph} and beside it as a number',
  )
  .refine(({ title, detail }) => !/\d mph/.test(`${title} ${detail}`), 'a speed in the text is {mph}')
  .transform(({ title, detail, mph, ...step }) => ({
    ...step,
    title: title.replace(SPEED, String(mph)),
    detail: detail.replace(SPEED, String(mph)),
    ...(mph === undefined ? {} : { mph }),
  }))

/** The form of a list of steps, in advice.yaml and urgency-rules.yaml alike. */
export const stepsSchema = z
  .array(stepSchema)
  .min(2)
  .max(4)
  .refine(
    (steps) => steps.some(({ requires }) => requires.every((need) => need === 'to_workshop')),
    'whatever is forbidden leaves a step, if only to have it towed',
  )
