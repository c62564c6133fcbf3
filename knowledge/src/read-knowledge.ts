import { basename, join } from 'node:path'
import {
  type Cause,
  EMERGENCY_KINDS,
  type Experiment,
  type FindingDefinition,
  type Knowledge,
  type Problem,
  URGENCIES,
  type UrgencyRule,
} from '@candi/domain'
import { z } from 'zod'
import { findingFileSchema, mannerSchema, problemFileSchema, requiresSchema } from './cause-file.ts'
import { KnowledgeMistake, knowledgeFolder, parseKnowledgeFile, yamlFilesIn } from './read-knowledge-files.ts'
import { stepsSchema } from './step-file.ts'
import { lostTellings } from './told-in.ts'

const identifier = z.string().regex(/^[a-z][a-z0-9_]{2,63}$/)

const problemsSchema = z.record(
  z.string(),
  z.record(
    identifier,
    z.strictObject({ priority: z.enum(['critical', 'high', 'moderate', 'monitoring']), title: z.string() }),
  ),
)

const experimentsSchema = z.array(
  z.strictObject({
    id: identifier,
    title: z.string().max(70),
    how: z.string().max(500),
    danger: z.string().default(''),
    finding: identifier,
    minutes: z.number().int().min(1).max(60),
    requires: requiresSchema,
    onlyWhen: z.enum(URGENCIES),
  }),
)

const fuelName = z.enum(['gasoline', 'diesel', 'hybrid', 'plugin_hybrid', 'electric', 'lpg_cng'])

const names = z.array(z.string()).default([])
const rulesSchema = z.array(
  z.strictObject({
    id: identifier,
    all: z.array(z.union([identifier, z.array(identifier).min(1)])).min(1),
    unless: z.array(identifier).default([]),
    fuels: z.array(fuelName).optional(),
    notFuels: z.array(fuelName).optional(),
    // No red flag says that it can wait.
    urgency: z.enum(URGENCIES).exclude(['plan', 'watch']),
    forbids: requiresSchema.min(1),
    clearedBy: z
      .array(z.union([z.strictObject({ present: identifier }), z.strictObject({ absent: identifier })]))
      .default([]),
    worseWith: z.array(identifier).default([]),
    askNothing: z.boolean().default(false),
    card: z.enum(EMERGENCY_KINDS).optional(),
    reason: z.string().max(220),
    doNow: stepsSchema,
    toldIn: z
      .strictObject({ howTo: names, articles: names, causes: names })
      .refine((told) => Object.values(told).flat().length > 0, 'it names no text')
      .optional(),
  }),
)

/** Fitted by evaluation/src/fit-reporting.ts, not written by hand. */
const reportingSchema = z.record(
  z.string(),
  z.strictObject({ base: z.number().gt(0).lt(1), mention: z.number().gt(0).max(1) }),
)

const chance = z.number().gt(0).max(1)
/** Counted by evaluation/src/fit-answering.ts, not written by hand. */
const answeringSchema = z.strictObject({
  manners: z.partialRecord(mannerSchema, chance),
  findings: z.record(z.string(), chance),
})

/** The findings of these files tell when, where and after what; they are no signs of a trouble by themselves. */
const OF_CIRCUMSTANCES = new Set(['conditions.yaml', 'history.yaml'])
/** The findings of this file tell a harmless thing with all that makes it harmless. */
const OF_NORMAL_THINGS = 'normal-things.yaml'

/** Reads every knowledge file; throws a KnowledgeMistake that names file and place of what is written wrongly. */
export function readKnowledge(): Knowledge {
  const problems = readProblems()
  const findings: FindingDefinition[] = yamlFilesIn('findings').flatMap((path) =>
    parseKnowledgeFile(path, findingFileSchema).map((finding) => ({
      ...finding,
      ...(OF_CIRCUMSTANCES.has(basename(path)) ? { isCircumstance: true } : {}),
      ...(basename(path) === OF_NORMAL_THINGS ? { isToldWhole: true } : {}),
    })),
  )
  const causes: Cause[] = yamlFilesIn('problems').flatMap((path) => {
    const file = parseKnowledgeFile(path, problemFileSchema)
    return file.causes.map((cause) => ({
      ...cause,
      problem: file.problem,
      cost: { ...cause.cost, currency: 'USD' as const },
    }))
  })
  const experiments: Experiment[] = parseKnowledgeFile(
    join(knowledgeFolder, 'experiments.yaml'),
    experimentsSchema,
  )
  const rules = readRules()
  const reporting = parseKnowledgeFile(join(knowledgeFolder, 'reporting.json'), reportingSchema)
  const answering = parseKnowledgeFile(join(knowledgeFolder, 'answering.json'), answeringSchema)
  const knowledge = { problems, causes, findings, experiments, rules, reporting, answering }
  const mistakes = mistakesIn(knowledge)
  if (mistakes.length > 0) throw new KnowledgeMistake(mistakes.slice(0, 20).join('\n'))
  return knowledge
}

export const readRules = (): UrgencyRule[] =>
  parseKnowledgeFile(join(knowledgeFolder, 'urgency-rules.yaml'), rulesSchema).map((rule) => ({
    ...rule,
    all: rule.all.map((any) => (typeof any === 'string' ? [any] : any)),
    clearedBy: rule.clearedBy.map((check) =>
      'present' in check
        ? { finding: check.present, state: 'present' as const }
        : { finding: check.absent, state: 'absent' as const },
    ),
  }))

function readProblems(): Problem[] {
  const file = parseKnowledgeFile(join(knowledgeFolder, 'problems.yaml'), problemsSchema)
  return Object.entries(file).flatMap(([category, rows]) =>
    Object.entries(rows).map(([id, row]) => ({ id, category, ...row })),
  )
}

/** References that lead nowhere and ids given twice, in words. */
export function mistakesIn(knowledge: Knowledge): string[] {
  const mistakes: string[] = []
  const twice = (kind: string, ids: readonly string[]) => {
    const seen = new Set<string>()
    for (const id of ids) {
      if (seen.has(id)) mistakes.push(`the ${kind} ${id} stands twice`)
      seen.add(id)
    }
    return seen
  }
  const problems = twice(
    'problem',
    knowledge.problems.map(({ id }) => id),
  )
  const findings = twice(
    'finding',
    knowledge.findings.map(({ id }) => id),
  )
  twice(
    'cause',
    knowledge.causes.map(({ id }) => id),
  )
  twice(
    'experiment',
    knowledge.experiments.map(({ id }) => id),
  )
  const needsFinding = (where: string, finding: string) => {
    if (!findings.has(finding)) mistakes.push(`${where} names the finding ${finding}, which does not exist`)
  }
  for (const { id, insteadOf = [] } of knowledge.findings)
    for (const finding of insteadOf) needsFinding(`the finding ${id}`, finding)
  for (const cause of knowledge.causes) {
    if (!problems.has(cause.problem))
      mistakes.push(`the cause ${cause.id} names the problem ${cause.problem}, which does not exist`)
    for (const finding of Object.keys({ ...cause.findings, ...cause.against }))
      needsFinding(`the cause ${cause.id}`, finding)
    for (const check of cause.checks) if (check.finding) needsFinding(`a check of ${cause.id}`, check.finding)
  }
  for (const experiment of knowledge.experiments)
    needsFinding(`the experiment ${experiment.id}`, experiment.finding)
  for (const rule of knowledge.rules)
    for (const finding of [
      ...rule.all.flat(),
      ...rule.unless,
      ...(rule.clearedBy ?? []).map((check) => check.finding),
      ...(rule.worseWith ?? []),
    ])
      needsFinding(`the rule ${rule.id}`, finding)
  for (const { id, card, askNothing = false } of knowledge.rules)
    if (askNothing && card === undefined) mistakes.push(`the rule ${id} asks nothing and has no card`)
  for (const { id, all, clearedBy = [] } of knowledge.rules)
    for (const { finding, state } of clearedBy)
      if (state === 'present' && all.flat().includes(finding))
        mistakes.push(`the rule ${id} is cleared by ${finding}, which raises it`)
  return [...mistakes, ...lostTellings(knowledge.rules, { causes: knowledge.causes })]
}
