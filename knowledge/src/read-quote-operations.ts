import { join } from 'node:path'
import { type Cause, OPERATION_KINDS, type QuoteOperation } from '@candi/domain'
import { z } from 'zod'
import { readKnowledge } from './read-knowledge.ts'
import { KnowledgeMistake, knowledgeFolder, parseKnowledgeFile } from './read-knowledge-files.ts'

const identifier = z.string().regex(/^[a-z][a-z0-9_]{2,63}$/)
const range = z
  .tuple([z.number().min(0), z.number().min(0)])
  .refine(([low, high]) => low <= high, 'low comes before high')
const ids = z.array(identifier).default([])
const name = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:[ |][a-z0-9]+)*$/)

const operationSchema = z
  .strictObject({
    id: identifier,
    title: z.string().min(3).max(60),
    kind: z.enum(OPERATION_KINDS),
    names: z.array(name).min(1),
    unless: z.array(z.string().regex(/^[a-z0-9]+$/)).default([]),
    per: z.enum(['job', 'axle', 'each']).default('job'),
    priceOf: z.array(identifier).min(1).optional(),
    cost: z.strictObject({ parts: range, labor: range }).optional(),
    repairs: ids,
    goesWith: ids,
    looks: z.boolean().default(false),
    test: z.string().max(120).default(''),
    question: z.string().min(12).max(160).regex(/\?$/),
    worthwhile: z.string().max(260).default(''),
  })
  .refine(({ priceOf, cost }) => (priceOf === undefined) !== (cost === undefined), {
    message: 'its price is that of causes, or its own, and one of them',
  })
  .refine(({ kind, test }) => test !== '' || kind === 'maintenance' || kind === 'extra', {
    message: 'what mends a fault names the test that comes before it',
  })

const fileSchema = z.strictObject({
  year: z.number().int().min(2024).max(2026),
  operations: z.array(operationSchema).min(1),
})

/** What leads to causes and other jobs. */
type Named = Pick<QuoteOperation, 'id' | 'names' | 'repairs' | 'goesWith'> & {
  readonly priceOf?: readonly string[] | undefined
}
type Priced = readonly Pick<Cause, 'id' | 'cost'>[]

/**
 * The jobs of knowledge/quote-operations.yaml. A job that is the repair of a cause has the price of that cause, so that a repair
 * has one price everywhere. Throws a KnowledgeMistake for ids that lead nowhere or stand twice.
 */
export function readQuoteOperations(causes: Priced = readKnowledge().causes): QuoteOperation[] {
  const path = join(knowledgeFolder, 'quote-operations.yaml')
  const { year, operations } = parseKnowledgeFile(path, fileSchema)
  const mistakes = mistakesInOperations(operations, causes)
  if (mistakes.length > 0) throw new KnowledgeMistake(`${path}\n${mistakes.slice(0, 20).join('\n')}`)
  const costs = new Map(causes.map(({ id, cost }) => [id, cost]))
  return operations.map(({ priceOf = [], cost, ...operation }) => ({
    ...operation,
    cost: cost ? { ...cost, currency: 'USD', year } : together(priceOf.flatMap((id) => costs.get(id) ?? [])),
  }))
}

/** Of several, the lowest to the highest. */
function together(costs: readonly Cause['cost'][]): Cause['cost'] {
  const span = (ranges: readonly (readonly [number, number])[]) =>
    [Math.min(...ranges.map(([low]) => low)), Math.max(...ranges.map(([, high]) => high))] as const
  return {
    parts: span(costs.map(({ parts }) => parts)),
    labor: span(costs.map(({ labor }) => labor)),
    currency: 'USD',
    year: Math.min(...costs.map(({ year }) => year)),
  }
}

/** In words. */
export function mistakesInOperations(operations: readonly Named[], causes: Priced): string[] {
  const known = new Set(causes.map(({ id }) => id))
  const all = new Set(operations.map(({ id }) => id))
  const named = new Map<string, string>()
  const mistakes = all.size < operations.length ? ['an operation stands twice'] : []
  for (const { id, priceOf = [], repairs, goesWith, names } of operations) {
    for (const cause of [...priceOf, ...repairs])
      if (!known.has(cause)) mistakes.push(`${id}: there is no cause ${cause}`)
    for (const other of goesWith) if (!all.has(other)) mistakes.push(`${id}: there is no operation ${other}`)
    for (const cause of priceOf)
      if (!repairs.includes(cause)) mistakes.push(`${id} has the price of ${cause}, which it does not repair`)
    for (const words of names) {
      if (named.has(words)) mistakes.push(`"${words}" names both ${named.get(words)} and ${id}`)
      named.set(words, id)
    }
  }
  return mistakes
}
