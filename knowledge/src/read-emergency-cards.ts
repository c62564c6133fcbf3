import { join } from 'node:path'
import { EMERGENCY_CALLS, EMERGENCY_KINDS, type EmergencyCards } from '@candi/domain'
import { z } from 'zod'
import { knowledgeFolder, parseKnowledgeFile } from './read-knowledge-files.ts'

const cardsSchema = z.record(
  z.enum(EMERGENCY_KINDS),
  z.strictObject({
    title: z.string().max(45),
    call: z.enum(EMERGENCY_CALLS),
    also: z
      .array(z.strictObject({ call: z.enum([...EMERGENCY_CALLS, 'animalPoison']), when: z.string().max(70) }))
      .max(2),
    stand: z.string().max(220),
    dontTouch: z.array(z.string().max(90)).min(2).max(3),
    tow: z.string().max(110),
  }),
)

/** Every kind has its card: a record over an enum takes no missing one. */
export const readEmergencyCards = (): EmergencyCards =>
  parseKnowledgeFile(join(knowledgeFolder, 'emergency-cards.yaml'), cardsSchema)
