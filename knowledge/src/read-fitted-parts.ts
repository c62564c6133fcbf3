import { join } from 'node:path'
import type { FittedPart } from '@candi/domain'
import { z } from 'zod'
import { KnowledgeMistake, knowledgeFolder, parseKnowledgeFile } from './read-knowledge-files.ts'
import { readVehicles } from './read-vehicles.ts'

const FIRST_YEAR = 1950
const LAST_YEAR = 2030
const year = z.number().int().min(FIRST_YEAR).max(LAST_YEAR)

const place = {
  make: z.string().min(2),
  models: z.array(z.string().min(1)).min(1).optional(),
  years: z.tuple([year, year]).refine(([first, last]) => first <= last, 'the first year comes first'),
  fuel: z.enum(['diesel', 'any']).optional(),
  liters: z.array(z.number().min(0.5).max(9)).min(1).optional(),
}

const timingSchema = z.array(
  z.strictObject({
    ...place,
    induction: z.enum(['natural', 'turbo', 'supercharged']).optional(),
    drive: z.enum(['belt', 'chain', 'gears']),
  }),
)
const partsSchema = z.array(
  z
    .strictObject({
      ...place,
      steering: z.enum(['hydraulic', 'electric', 'none']).optional(),
      induction: z.enum(['natural', 'turbo', 'supercharged']).optional(),
    })
    .refine(({ steering, induction }) => (steering === undefined) !== (induction === undefined), {
      message: 'a row says one thing: steering or induction',
    }),
)

/** What models are known to have; throws a KnowledgeMistake for a make that nobody knows and for rows that disagree. */
export function readFittedParts(): FittedPart[] {
  const timing = parseKnowledgeFile(join(knowledgeFolder, 'timing-drives.yaml'), timingSchema)
  const parts = parseKnowledgeFile(join(knowledgeFolder, 'fitted-parts.yaml'), partsSchema)
  const rows: FittedPart[] = [
    ...timing.map(({ drive, induction, models, fuel, liters, make, years }) => ({
      make,
      years,
      ...(models ? { models } : {}),
      ...(fuel ? { fuel } : {}),
      ...(liters ? { liters } : {}),
      ...(induction ? { needsInduction: induction } : {}),
      has: { timingDrive: drive },
    })),
    ...parts.map(({ steering, induction, models, fuel, liters, make, years }) => ({
      make,
      years,
      ...(models ? { models } : {}),
      ...(fuel ? { fuel } : {}),
      ...(liters ? { liters } : {}),
      has: { ...(steering ? { steeringAssist: steering } : {}), ...(induction ? { induction } : {}) },
    })),
  ]
  const shown = new Map(readVehicles().flatMap(({ names }) => names.map((name) => [name, names[0] ?? name])))
  const mistakes = mistakesInFittedParts(rows, new Set(shown.keys()))
  if (mistakes.length > 0) throw new KnowledgeMistake(mistakes.slice(0, 20).join('\n'))
  return rows.map((row) => ({ ...row, make: shown.get(row.make) ?? row.make }))
}

/** Makes that nobody knows, and rows for one car that say different things, in words. */
export function mistakesInFittedParts(rows: readonly FittedPart[], makes: ReadonlySet<string>): string[] {
  const mistakes = rows
    .filter(({ make }) => !makes.has(make))
    .map(({ make }) => `the make ${make} is not among those of vehicles.yaml`)
  rows.forEach((row, index) => {
    for (const other of rows.slice(index + 1))
      if (isSameCar(row, other) && disagree(row.has, other.has))
        mistakes.push(
          `${row.make} ${row.models?.join(', ') ?? ''} ${row.years.join('-')} and ${other.models?.join(', ') ?? ''} ${other.years.join('-')} disagree`,
        )
  })
  return mistakes
}

const disagree = (left: FittedPart['has'], right: FittedPart['has']) =>
  (['timingDrive', 'steeringAssist', 'induction'] as const).some(
    (fact) => left[fact] !== undefined && right[fact] !== undefined && left[fact] !== right[fact],
  )

function isSameCar(left: FittedPart, right: FittedPart): boolean {
  const overlap = <T>(a: readonly T[] | undefined, b: readonly T[] | undefined) =>
    a === undefined ? b === undefined : b?.some((value) => a.includes(value)) === true
  const isSameEngine =
    left.liters === undefined || right.liters === undefined || overlap(left.liters, right.liters)
  const isSameInduction =
    left.needsInduction === undefined ||
    right.needsInduction === undefined ||
    left.needsInduction === right.needsInduction
  return (
    left.make === right.make &&
    overlap(left.models, right.models) &&
    left.years[0] <= right.years[1] &&
    right.years[0] <= left.years[1] &&
    (left.fuel === right.fuel || left.fuel === 'any' || right.fuel === 'any') &&
    isSameEngine &&
    isSameInduction
  )
}
