import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** The public service's words for each. */
const DRIVE_TYPES = {
  FWD: 'FWD/Front-Wheel Drive',
  RWD: 'RWD/Rear-Wheel Drive',
  AWD: 'AWD/All-Wheel Drive',
  '4WD': '4WD/4-Wheel Drive/4x4',
} as const

const year = z.coerce.number().int().min(1980).max(2039)
const drive = z.enum(['FWD', 'RWD', 'AWD', '4WD']).transform((name) => DRIVE_TYPES[name])

const codeSchema = z
  .tuple([
    z.string().regex(/^[A-Z0-9]{3}( [A-Z0-9]{3})*$/),
    z.string().regex(/^([A-Z0-9*]|\[[A-Z0-9-]+\]){1,5}$/),
    year,
    year,
    drive,
    z.string(),
  ])
  .transform(([makers, keys, yearFrom, yearTo, driveType]) => ({
    makers: makers.split(' '),
    keys: keys.replace(/\*+$/, ''),
    yearFrom,
    yearTo,
    driveType,
  }))

const modelSchema = z
  .tuple([z.string().regex(/^[A-Z-]+$/), z.string(), year, year, drive])
  .transform(([make, models, yearFrom, yearTo, driveType]) => ({
    names: models.split('|').map((model) => `${make}\t${model}`.toLowerCase()),
    yearFrom,
    yearTo,
    driveType,
  }))

/** Characters of a maker's VINs that stand for a drive, in some model years. */
export type DriveCode = z.output<typeof codeSchema>
/** Models that were built with one drive only, in some model years. */
export type DriveModel = z.output<typeof modelSchema>

const linesOf = (file: string): readonly string[] =>
  readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')
    .trim()
    .split('\n')
    .slice(1)

export const readDriveCodes = (): readonly DriveCode[] =>
  linesOf('./drive-codes.csv').map((line) => codeSchema.parse(line.split(',')))

export const readDriveModels = (): readonly DriveModel[] =>
  linesOf('./drive-models.csv').map((line) => modelSchema.parse(line.split(',')))
