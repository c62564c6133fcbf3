import { NEEDS, URGENCIES } from '@candi/domain'
import { z } from 'zod'
import {
  drivetrainKind,
  fuelKind,
  gearboxKind,
  inductionKind,
  injectionKind,
  rearBrakesKind,
  steeringKind,
  timingDriveKind,
} from './vehicle-kinds.ts'

/** The form of knowledge/problems/<problem>.yaml: what a mechanic knows of one problem, cause by cause. */

const identifier = z.string().regex(/^[a-z][a-z0-9_]{2,63}$/)
const probability = z.number().gt(0).lt(1)
const range = z
  .tuple([z.number().min(0), z.number().min(0)])
  .refine(([low, high]) => low <= high, 'low comes before high')

const eachOnce = (needs: readonly string[]) => new Set(needs).size === needs.length

/** What an owner does for it; written out even where it is nothing, so that nobody forgets to ask. */
export const requiresSchema = z
  .array(z.enum(NEEDS).exclude(['to_workshop']))
  .refine(eachOnce, 'a need stands twice')
/** The same of a step, which may be the way to a workshop; nobody drives there to find something out. */
export const stepRequiresSchema = z.array(z.enum(NEEDS)).refine(eachOnce, 'a need stands twice')

export const needsSchema = z.strictObject({
  fuel: z.array(fuelKind).optional(),
  induction: z.array(inductionKind).optional(),
  gearbox: z.array(gearboxKind).optional(),
  drivetrain: z.array(drivetrainKind).optional(),
  timingDrive: z.array(timingDriveKind).optional(),
  steeringAssist: z.array(steeringKind).optional(),
  rearBrakes: z.array(rearBrakesKind).optional(),
  injection: z.array(injectionKind).optional(),
  cylinders: z.array(z.number().int().min(1).max(16)).min(1).optional(),
  make: z.array(z.string()).min(1).optional(),
  yearFrom: z.number().int().optional(),
  yearTo: z.number().int().optional(),
  reason: z.string().min(10),
})
/** What a car must have to be asked for a finding; nobody is told why it was not asked. */
const needsToAskSchema = needsSchema
  .omit({ reason: true })
  .refine((needs) => Object.keys(needs).length > 0, 'a need names at least one condition')

export const modifierSchema = z.strictObject({
  when: z
    .strictObject({
      mileageKmOver: z.number().optional(),
      ageYearsOver: z.number().optional(),
      fuel: z.array(fuelKind).optional(),
      gearbox: z.array(gearboxKind).optional(),
      drivetrain: z.array(drivetrainKind).optional(),
      induction: z.array(inductionKind).optional(),
      rearBrakes: z.array(rearBrakesKind).optional(),
      make: z.array(z.string()).optional(),
      model: z.array(z.string()).optional(),
      yearFrom: z.number().optional(),
      yearTo: z.number().optional(),
    })
    .refine((when) => Object.keys(when).length > 0, 'a modifier names at least one condition'),
  factor: z.number().gt(0).max(20),
})

export const checkSchema = z.strictObject({
  title: z.string().min(5).max(70),
  steps: z.string().min(30).max(500),
  minutes: z.number().int().min(1).max(240),
  cost: range.default([0, 0]),
  tools: z.array(z.string()).default([]),
  difficulty: z.enum(['easy', 'medium', 'workshop']),
  requires: requiresSchema,
  danger: z.string().default(''),
  finding: identifier.optional(),
})

export const causeSchema = z.strictObject({
  id: identifier,
  title: z.string().min(5).max(64),
  story: z.string().min(60).max(600),
  repair: z.string().min(8).max(160),
  waiting: z.string().min(20).max(300),
  requires: z
    .strictObject({
      repair: stepRequiresSchema.min(1).optional(),
      waiting: stepRequiresSchema.min(1).optional(),
    })
    .optional(),
  urgency: z.enum(URGENCIES),
  rate: z.number().min(1).max(100),
  modifiers: z.array(modifierSchema).default([]),
  needs: needsSchema.optional(),
  cost: z.strictObject({ parts: range, labor: range, year: z.number().int().min(2024).max(2026) }),
  checks: z.array(checkSchema).min(1).max(5),
  codes: z.array(z.string().regex(/^[PBCU][0-9A-F]{4}$/)).default([]),
  findings: z
    .record(identifier, probability)
    .refine((findings) => Object.keys(findings).length >= 5, 'a cause shows at least five findings'),
  against: z.record(identifier, probability).default({}),
  said: z.array(z.string().min(8).max(300)).min(8),
  basis: z.string().min(10).max(300),
})

export const problemFileSchema = z.strictObject({
  problem: identifier,
  causes: z
    .array(
      causeSchema
        .refine(
          ({ findings, against }) => Object.keys(against).every((finding) => !(finding in findings)),
          'what a cause shows does not speak against it',
        )
        .refine(
          ({ requires, urgency }) => requires?.repair === undefined || urgency === 'watch',
          'only what is watched is repaired by its owner',
        ),
    )
    .min(5),
})

export const mannerSchema = z.enum(['memory', 'look', 'listen', 'feel', 'smell', 'drive', 'reader'])

const startTold = z.enum(['no_start', 'runs'])

export const findingSchema = z.strictObject({
  id: identifier,
  sign: z.string().min(4).max(80),
  absent: z.string().min(4).max(90),
  question: z.string().min(8).max(200).regex(/\?$/),
  needs: needsToAskSchema.optional(),
  check: z.string().min(15).max(500),
  manner: mannerSchema,
  requires: requiresSchema,
  shownBy: z.enum(['lamp', 'gauge']).optional(),
  group: identifier,
  leak: z.number().gt(0).lt(0.5),
  phrases: z.array(z.string().min(2)).min(1),
  denials: z.array(z.string().min(2)).min(1).optional(),
  insteadOf: z.array(identifier).min(1).optional(),
  tells: z
    .strictObject({ present: startTold.optional(), absent: startTold.optional() })
    .refine((tells) => Object.keys(tells).length > 0, 'it tells something')
    .optional(),
})
export const findingFileSchema = z.array(findingSchema).min(1)
