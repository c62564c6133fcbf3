import { join } from 'node:path'
import { type Advice, type HowTo, TELLTALES } from '@candi/domain'
import { z } from 'zod'
import { type Priced, pricedText } from './priced-text.ts'
import { knowledgeFolder, parseKnowledgeFile } from './read-knowledge-files.ts'
import { stepsSchema } from './step-file.ts'

const wireWords = z.string().min(4).max(110)
const tripwire = z.union([
  wireWords.transform((words) => ({ words, findings: [] })),
  z.strictObject({ words: wireWords, findings: z.array(z.string()).min(1) }),
])

const adviceSchema: z.ZodType<Record<string, Advice>> = z.record(
  z.string(),
  z.strictObject({
    telltale: z.enum(TELLTALES),
    danger: z.string().min(8).max(140),
    stop: stepsSchema,
    limp: stepsSchema,
    wait: stepsSchema,
    tripwires: z.array(tripwire).min(3).max(5),
    ask: z.string().min(10).max(260),
  }),
)

const howTosPricedBy = (causes: Priced): z.ZodType<HowTo[]> =>
  z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      asks: z.array(z.string()).min(3),
      answer: pricedText(causes).pipe(z.string().min(40).max(1_200)),
      topic: z.enum(['how', 'what', 'cost', 'safety', 'workshop', 'maintenance']),
    }),
  )

export const readAdvice = (): Record<string, Advice> =>
  parseKnowledgeFile(join(knowledgeFolder, 'advice.yaml'), adviceSchema)
export const readHowTos = (causes: Priced): HowTo[] =>
  parseKnowledgeFile(join(knowledgeFolder, 'how-to.yaml'), howTosPricedBy(causes))
export const readGlossary = (): Record<string, string> =>
  parseKnowledgeFile(join(knowledgeFolder, 'glossary.yaml'), z.record(z.string(), z.string().min(10)))
