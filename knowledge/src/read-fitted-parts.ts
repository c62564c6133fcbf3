import { join } from 'node:path'
import { type FittedPart, fuelsOfRow } from '@candi/domain'
import { z } from 'zod'
import { KnowledgeMistake, knowledgeFolder, parseKnowledgeFile } from './read-knowledge-files.ts'
import { readVehicles } from './read-vehicles.ts'
import {
  gearboxKind,
  inductionKind,
  injectionKind,
  rearBrakesKind,
  steeringKind,
  timingDriveKind,
} from './vehicle-kinds.ts'

const FIRST_YEAR = 1950
const LAST_YEAR = 2030
const year = z.number().int().min(FIRST_YEAR).max(LAST_YEAR)

const place = {
  make: z.string().min(2),
  models: z.array(z.string().min(1)).min(1).optional(),
  years: z
    .tuple([year, year])
    .refine(([first, last]) => first <= last, 'the first year comes first')
    .optional(),
  fuel: z.enum(['gasoline', 'hybrid', 'diesel', 'any']).optional(),
  liters: z.array(z.number().min(0.5).max(9)).min(1).optional(),
}

const timingSchema = z.array(
  z.strictObject({
    ...place,
    induction: inductionKind.optional(),
    drive: timingDriveKind,
  }),
)
const partsSchema = z.array(
  z
    .strictObject({
      ...place,
      steering: steeringKind.optional(),
      induction: inductionKind.optional(),
    })
    .refine(({ steering, induction }) => (steering === undefined) !== (induction === undefined), {
      message: 'a row says one thing: steering or induction',
    }),
)

/** One kind for all of them, or those that there were. */
const oneOrSome = <T extends z.ZodType>(kind: T) => z.union([kind, z.array(kind).min(2)])
const gearboxSchema = z.array(z.strictObject({ ...place, gearbox: oneOrSome(gearboxKind) }))
const brakesSchema = z.array(z.strictObject({ ...place, rearBrakes: oneOrSome(rearBrakesKind) }))
const injectionSchema = z.array(z.strictObject({ ...place, injection: injectionKind }))

const rowsIn = <T>(file: string, schema: z.ZodType<T>): T =>
  parseKnowledgeFile(join(knowledgeFolder, file), schema)

/** What models are known to have; throws a KnowledgeMistake for a make that nobody knows and for rows that meet. */
export function readFittedParts(): FittedPart[] {
  const rows: FittedPart[] = [
    ...rowsIn('timing-drives.yaml', timingSchema).map(({ drive, induction, ...car }) => ({
      ...car,
      ...(induction ? { needsInduction: induction } : {}),
      has: { timingDrive: drive },
    })),
    ...rowsIn('fitted-parts.yaml', partsSchema).map(({ steering, induction, ...car }) => ({
      ...car,
      has: { ...(steering ? { steeringAssist: steering } : {}), ...(induction ? { induction } : {}) },
    })),
    ...rowsIn('gearboxes.yaml', gearboxSchema).map(({ gearbox, ...car }) => ({ ...car, has: { gearbox } })),
    ...rowsIn('rear-brakes.yaml', brakesSchema).map(({ rearBrakes, ...car }) => ({
      ...car,
      has: { rearBrakes },
    })),
    ...rowsIn('injection.yaml', injectionSchema).map(({ injection, ...car }) => ({
      ...car,
      has: { injection },
    })),
  ]
  const shown = new Map(readVehicles().flatMap(({ names }) => names.map((name) => [name, names[0] ?? name])))
  const named = rows.map((row) => ({ ...row, make: shown.get(row.make) ?? row.make }))
  const mistakes = mistakesInFittedParts(named, new Set(shown.values()))
  if (mistakes.length > 0) throw new KnowledgeMistake(mistakes.slice(0, 20).join('\n'))
  return named
}

/** Makes that nobody knows, and rows that say the same thing, or another, of one car, in words. */
export function mistakesInFittedParts(rows: readonly FittedPart[], makes: ReadonlySet<string>): string[] {
  const mistakes = rows
    .filter(({ make }) => !makes.has(make))
    .map(({ make }) => `the make ${make} is not among those of vehicles.yaml`)
  rows.forEach((row, index) => {
    for (const other of rows.slice(index + 1))
      if (areOfOneCar(row, other) && Object.keys(row.has).some((fact) => fact in other.has))
        mistakes.push(
          `${row.make} ${placeOf(row)} and ${placeOf(other)} both tell the ${Object.keys(row.has).join()}`,
        )
  })
  return mistakes
}

const placeOf = ({ models, years }: FittedPart) => [models?.join(', '), years?.join('-')].join(' ').trim()

/** Of rows for the whole make and for one of its models, for every year and for some, both hold: they may meet. */
function areOfOneCar(left: FittedPart, right: FittedPart): boolean {
  if (left.make !== right.make) return false
  if ((left.years === undefined) !== (right.years === undefined)) return false
  const [from = 0, to = 0] = left.years ?? []
  const [otherFrom = 0, otherTo = 0] = right.years ?? []
  const overlap = <T>(a: readonly T[] | undefined, b: readonly T[] | undefined) =>
    a === undefined ? b === undefined : b?.some((value) => a.includes(value)) === true
  const isSameEngine =
    left.liters === undefined || right.liters === undefined || overlap(left.liters, right.liters)
  const isSameInduction =
    left.needsInduction === undefined ||
    right.needsInduction === undefined ||
    left.needsInduction === right.needsInduction
  return (
    overlap(left.models, right.models) &&
    from <= otherTo &&
    otherFrom <= to &&
    overlap(fuelsOfRow(left), fuelsOfRow(right)) &&
    isSameEngine &&
    isSameInduction
  )
}
