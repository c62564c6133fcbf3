import {
  type CaseFacts,
  emptyFacts,
  LIMITS,
  modelVoteSchema,
  recallSchema,
  recallsForCase,
  vehicleSchema,
} from '@candi/contracts'
import { z } from 'zod'

/** One case as others write it for scoring: loose in form, bounded in size. */
const looseYear = z.union([z.number(), z.string()]).nullish()
const looseText = z.string().max(400).nullish()
/** A fact in other words than ours is not known. */
const looseFact = <T extends z.ZodType>(schema: T) => schema.nullish().catch(undefined)
/** More campaigns than any model has. */
const MOST_RECALLS = 200

export const caseLineSchema = z.object({
  id: z.union([z.string().max(200), z.number()]),
  text: z.string().min(1).max(LIMITS.messageCharacters),
  vehicle: z
    .object({
      year: looseYear,
      make: looseText,
      model: looseText,
      engine: looseText,
      fuel: looseFact(vehicleSchema.shape.fuel),
      gearbox: looseFact(vehicleSchema.shape.gearbox),
      drivetrain: looseFact(vehicleSchema.shape.drivetrain),
      induction: looseFact(vehicleSchema.shape.induction),
      cylinders: looseFact(vehicleSchema.shape.cylinders),
      displacementLiters: looseFact(vehicleSchema.shape.displacementLiters),
    })
    .nullish(),
  mileage: z.union([z.string().max(80), z.number()]).nullish(),
  /** "P0301", or the whole line of a reader: "P0301 Cylinder 1 misfire detected". */
  codes: z.array(z.string().max(200)).max(LIMITS.codes).nullish(),
  /** Recalls of the model as the agency tells them, whole or shortened. */
  recalls: z
    .array(recallSchema.extend({ consequence: recallSchema.shape.consequence.default('') }))
    .max(MOST_RECALLS)
    .nullish(),
  /** What a language model makes of the text. */
  vote: looseFact(modelVoteSchema.omit({ message: true })),
})
export type CaseLine = z.infer<typeof caseLineSchema>

/** The one message of a case line. */
export const MESSAGE_OF_LINE = 'message'

const NEWEST_YEAR = 2100
const MOST_MILES = 2_000_000

/** "209666 mi", "170 000 km", 118000 -> value and unit; miles where no unit is given. */
export function readMileage(
  mileage: string | number | null | undefined,
): NonNullable<NonNullable<CaseFacts['vehicle']>['mileage']> | undefined {
  if (mileage === null || mileage === undefined) return undefined
  const text = String(mileage).toLowerCase()
  const digits = /(\d[\d,. ]*)\s*(k(?!m))?/.exec(text)
  if (!digits) return undefined
  const value =
    Number((digits[1] ?? '').replaceAll(/[, ]/g, '').replace(/\.(?=\d{3}\b)/g, '')) * (digits[2] ? 1000 : 1)
  if (!Number.isFinite(value) || value < 0 || value > MOST_MILES) return undefined
  return { value, unit: /km|kilomet/.test(text) ? 'km' : 'mi' }
}

export function factsOf(line: Omit<CaseLine, 'id' | 'text'>): CaseFacts {
  const year = Number(line.vehicle?.year)
  const mileage = readMileage(line.mileage)
  const vehicle = {
    ...(Number.isInteger(year) && year >= 1900 && year <= NEWEST_YEAR ? { year } : {}),
    ...(line.vehicle?.make ? { make: line.vehicle.make.slice(0, 60) } : {}),
    ...(line.vehicle?.model ? { model: line.vehicle.model.slice(0, 60) } : {}),
    ...(line.vehicle?.engine ? { engine: line.vehicle.engine.slice(0, 60) } : {}),
    ...engineFactsOf(line.vehicle),
    ...(mileage ? { mileage } : {}),
  }
  return {
    ...emptyFacts(),
    vehicle: Object.keys(vehicle).length > 0 ? vehicle : null,
    codes: line.codes ?? [],
    recalls: recallsForCase(line.recalls ?? []),
    modelVote: line.vote ? { ...line.vote, message: MESSAGE_OF_LINE } : null,
  }
}

/** What the car is known to have, as far as it is told. */
function engineFactsOf(vehicle: CaseLine['vehicle']) {
  const { fuel, gearbox, drivetrain, induction, cylinders, displacementLiters } = vehicle ?? {}
  return {
    ...(fuel ? { fuel } : {}),
    ...(gearbox ? { gearbox } : {}),
    ...(drivetrain ? { drivetrain } : {}),
    ...(induction ? { induction } : {}),
    ...(cylinders ? { cylinders } : {}),
    ...(displacementLiters ? { displacementLiters } : {}),
  }
}
