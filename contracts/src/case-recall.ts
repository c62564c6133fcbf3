import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { type Recall, recallSchema } from './recalls.ts'

const SUMMARY_CHARACTERS = 1_500
const REMEDY_CHARACTERS = 800

/**
 * A recall as it goes with a case: the client keeps it and resends it with each turn, so the texts of the agency are
 * shortened. It is evidence like any other: bounded, never trusted, and it can make a case more urgent only.
 */
export const caseRecallSchema = recallSchema.omit({ consequence: true }).extend({
  summary: z.string().max(SUMMARY_CHARACTERS),
  remedy: z.string().max(REMEDY_CHARACTERS),
})
export type CaseRecall = z.infer<typeof caseRecallSchema>

/** A recall as the agency tells it, shortened for a case. */
export function shortenRecall({ consequence: _, ...recall }: Recall): CaseRecall {
  return {
    ...recall,
    summary: recall.summary.slice(0, SUMMARY_CHARACTERS),
    remedy: recall.remedy.slice(0, REMEDY_CHARACTERS),
  }
}

/** The recalls that go with a case: those with park-it and park-outside are never the ones left out. */
export function recallsForCase(recalls: readonly Recall[]): CaseRecall[] {
  const weight = (recall: Recall) => (recall.parkIt ? 2 : 0) + (recall.parkOutside ? 1 : 0)
  return [...recalls]
    .sort((left, right) => weight(right) - weight(left))
    .slice(0, LIMITS.recalls)
    .map(shortenRecall)
}
