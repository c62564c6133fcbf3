import type { AdviceStep } from '@candi/domain'
import { z } from 'zod'
import { stepRequiresSchema } from './cause-file.ts'

const stepSchema: z.ZodType<AdviceStep> = z.strictObject({
  title: z.string().min(3).max(80),
  detail: z.string().min(10).max(240),
  requires: stepRequiresSchema,
})

/** The form of a list of steps, in advice.yaml and urgency-rules.yaml alike. */
export const stepsSchema = z
  .array(stepSchema)
  .min(2)
  .max(4)
  .refine(
    (steps) => steps.some(({ requires }) => requires.every((need) => need === 'to_workshop')),
    'whatever is forbidden leaves a step, if only to have it towed',
  )
