import type { VehicleWords } from '@candi/contracts'
import type { Fuel, Gearbox, Vehicle } from '@candi/domain'
import type { NamedVehicle, VehicleReader } from '@candi/engines/text'
import { readEngineWords } from './read-engine-words.ts'

const KM_PER_MILE = 1.609344

const ELECTRIC_MAKES = new Set(['tesla', 'rivian', 'lucid', 'polestar'])
const ELECTRIC_MODELS =
  /\b(leaf|bolt|id\.?[34]|ioniq 5|ioniq 6|ev6|ev9|model [3sxy]|mach-?e|i3|e-?tron|taycan|zoe|kona electric|niro ev|ariya|bz4x|solterra|lyriq)\b/i
const HYBRID_MODELS =
  /\b(prius|insight|hybrid|ct ?200h|rx ?450h|gs ?450h|es ?300h|nx ?300h|volt|hybride|ima|e-?power|phev)\b/i
const DIESEL_ENGINES =
  /\b(diesel|tdi|td[45]?|sdi|hdi|dci|cdti|crdi?|tdci|jtd|multijet|d4d|d-4d|cdi|bluetec|duramax|power ?stroke|cummins|\d{3}d)\b/i
const TURBO_ENGINES =
  /\b(turbo\w*|tsi|tfsi|ecoboost|\d\.\dt|t-?gdi|tce|puretech|tdi|dci|hdi|crdi?|tdci|cdti|multijet|duramax|power ?stroke|cummins|wrx|sti|gti)\b/i

/**
 * What is known of the car, as facts that can rule causes out: the form first, and where it names no car, the
 * words of the messages. Unknown stays unknown.
 */
export function understandVehicle(
  words: VehicleWords | null,
  statements: readonly string[],
  reader: VehicleReader,
): Vehicle {
  const text = statements.join('\n')
  const isNamed = words?.make !== undefined || words?.model !== undefined
  const read: NamedVehicle = isNamed
    ? reader.read(`${words.make ?? ''} ${words.model ?? ''}`)
    : reader.read(text.slice(0, READ_CHARACTERS))
  const make = words?.make ?? read.make
  const model = words?.model ?? read.model
  const named = `${make ?? ''} ${model ?? ''} ${words?.engine ?? ''}`
  return {
    ...optional('year', words?.year ?? (isNamed ? undefined : read.year)),
    ...optional('make', make),
    ...optional('model', model),
    ...optional('engine', words?.engine),
    ...optional('fuel', words?.fuel ?? read.fuel ?? fuelOf(make, named, text)),
    ...optional('gearbox', gearboxTold(words?.gearbox, gearboxOf(text)) ?? read.gearbox),
    ...optional('drivetrain', words?.drivetrain ?? read.drivetrain),
    ...optional('induction', words?.induction ?? (TURBO_ENGINES.test(named) ? 'turbo' : undefined)),
    ...readEngineWords(words?.engine ?? ''),
    ...optional('cylinders', words?.cylinders),
    ...optional('displacementLiters', words?.displacementLiters),
    ...(words?.mileage
      ? {
          mileageKm: words.mileage.unit === 'mi' ? words.mileage.value * KM_PER_MILE : words.mileage.value,
        }
      : {}),
  }
}

/** Characters of the messages in which the car is looked for. */
const READ_CHARACTERS = 2_000

function optional<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  const result: { [P in K]?: V } = {}
  if (value !== undefined) result[key] = value
  return result
}

function fuelOf(make: string | undefined, named: string, text: string): Fuel | undefined {
  if (ELECTRIC_MAKES.has((make ?? '').toLowerCase()) || ELECTRIC_MODELS.test(named)) return 'electric'
  if (HYBRID_MODELS.test(named)) return 'hybrid'
  if (DIESEL_ENGINES.test(named)) return 'diesel'
  // "sounds like a diesel" says that it is none; only "my diesel", "2.0 diesel", "diesel van" count.
  if (
    /\b(my|our|the|\d\.\d) (?:turbo ?)?diesel\b(?! pump| station)/i.test(text) &&
    !/like (a|an old|some) diesel/i.test(text)
  )
    return 'diesel'
  return undefined
}

/** The form before the words; but its "automatic" may be a CVT, and the words name it. */
const gearboxTold = (form: Gearbox | undefined, words: Gearbox | undefined): Gearbox | undefined =>
  form === 'automatic' && words !== 'manual' ? (words ?? form) : (form ?? words)

function gearboxOf(text: string): Gearbox | undefined {
  if (
    /\b(clutch pedal|stick shift|manual (?:transmission|gearbox|car)|5 ?speed manual|6 ?speed manual|press(?:ed|ing)? the clutch|push(?:ed|ing)? (?:in )?the clutch)\b/i.test(
      text,
    )
  )
    return 'manual'
  if (/\bcvt\b/i.test(text)) return 'cvt'
  if (/\b(dsg|dct|dual[- ]clutch|powershift)\b/i.test(text)) return 'dual_clutch'
  return undefined
}
