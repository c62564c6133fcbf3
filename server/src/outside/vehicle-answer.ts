import { z } from 'zod'
import type { ServiceVehicle, Told, Variable } from '../vehicles/ports.ts'
import { failureOfStatus } from './guarded-service.ts'

/** The variables that we read of the 130 or so; the specification's, and what tells hybrids and turbos apart. */
const READ = new Set([
  'Model Year',
  'Make',
  'Model',
  'Series',
  'Series2',
  'Trim',
  'Trim2',
  'Engine Model',
  'Engine Configuration',
  'Displacement (CC)',
  'Displacement (L)',
  'Engine Number of Cylinders',
  'Fuel Type - Primary',
  'Fuel Type - Secondary',
  'Electrification Level',
  'Turbo',
  'Other Engine Info',
  'Drive Type',
  'Transmission Style',
  'Transmission Speeds',
  'Body Class',
  'Doors',
  'Vehicle Type',
  'Gross Vehicle Weight Rating From',
  'Manufacturer Name',
  'Plant City',
  'Plant State',
])
/** As an older version of the service called it. */
const FORMERLY: ReadonlyMap<string, string> = new Map([
  ['Gross Vehicle Weight Rating', 'Gross Vehicle Weight Rating From'],
])
const VALUE_CHARACTERS = 300

const answerSchema = z.object({
  Results: z
    .array(
      z.object({
        Variable: z.string().nullish(),
        Value: z.union([z.string(), z.number()]).nullish(),
      }),
    )
    .max(2_000)
    .nullish(),
})

/** Reads an answer of `decodevin`: a list of variables with their values, most of them empty. */
export function readVehicleAnswer(status: number, body: unknown): Told<ServiceVehicle> {
  if (status !== 200) return { ok: false, failure: failureOfStatus(status) }
  const parsed = answerSchema.safeParse(body)
  if (!parsed.success) return { ok: false, failure: 'unexpected' }
  const rows = parsed.data.Results ?? []
  if (rows.length === 0) return { ok: false, failure: 'no-data' }
  const values = new Map<string, string>()
  for (const { Variable, Value } of rows) {
    const name = Variable?.trim() ?? ''
    const value = String(Value ?? '').trim()
    const isSaid = value !== '' && value.toLowerCase() !== 'not applicable'
    if (isSaid) values.set(FORMERLY.get(name) ?? name, value.slice(0, VALUE_CHARACTERS))
  }
  if (!hasEssentials(values)) return { ok: false, failure: 'incomplete' }
  const variables: Variable[] = [...values]
    .filter(([variable]) => READ.has(variable))
    .map(([variable, value]) => ({ variable, value }))
  return { ok: true, value: { variables, codes: errorCodes(values.get('Error Code') ?? '') } }
}

function hasEssentials(values: ReadonlyMap<string, string>): boolean {
  const year = values.get('Model Year') ?? ''
  return /^(19|20)\d\d$/.test(year) && values.has('Make')
}

/** "1,11,14", and in older answers "0 - VIN decoded clean. Check Digit (9th position) is correct". */
function errorCodes(text: string): number[] {
  const codes = text.split(/[,;]/).flatMap((piece) => /^\s*(\d{1,4})\b/.exec(piece)?.[1] ?? [])
  return [...new Set(codes.map(Number))]
}
