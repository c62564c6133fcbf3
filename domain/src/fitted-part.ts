import type {
  Fuel,
  GearboxKind,
  Induction,
  Injection,
  RearBrakes,
  SteeringAssist,
  TimingDrive,
  Vehicle,
} from './vehicle.ts'

interface FittedKinds {
  readonly timingDrive: TimingDrive
  readonly steeringAssist: SteeringAssist
  readonly induction: Induction
  readonly gearbox: GearboxKind
  readonly rearBrakes: RearBrakes
  readonly injection: Injection
}
export type FittedFact = keyof FittedKinds

/** What every car of a make, of these models and years, with such an engine, is known to have. */
export interface FittedPart {
  readonly make: string
  /** Missing: every model of the make. */
  readonly models?: readonly string[]
  /** First and last model year; missing: every year. */
  readonly years?: readonly [number, number]
  /** What the engine runs on: by default gasoline or a hybrid of it. */
  readonly fuel?: keyof typeof FUELS_OF_ROW
  /** Where these stand, the engine must be known to fit. */
  readonly liters?: readonly number[]
  readonly needsInduction?: Induction
  /** One kind, or all those of which every car has one. */
  readonly has: { readonly [F in FittedFact]?: FittedKinds[F] | readonly FittedKinds[F][] }
}

/** Undefined is a fuel that nobody told: mostly gasoline. */
const GASOLINE_OR_HYBRID: readonly (Fuel | undefined)[] = [
  undefined,
  'gasoline',
  'hybrid',
  'plugin_hybrid',
  'lpg_cng',
]
const FUELS_OF_ROW = {
  gasoline: [undefined, 'gasoline'],
  hybrid: ['hybrid', 'plugin_hybrid'],
  diesel: ['diesel'],
  any: [...GASOLINE_OR_HYBRID, 'diesel', 'electric'],
} as const satisfies Record<string, readonly (Fuel | undefined)[]>

/** "Grand Cherokee" and "grand-cherokee Limited" share words: punctuation and case do not count. */
const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean)

/** How many words of the car's model the row names: 0 for every model of the make, null when it is another model. */
function wordsShared({ models }: FittedPart, model: readonly string[]): number | null {
  if (!models) return 0
  const fitting = models
    .map(wordsOf)
    .filter((named) => named.length > 0 && named.every((word, place) => word === model[place]))
  return fitting.length > 0 ? Math.max(...fitting.map(({ length }) => length)) : null
}

const TENTH = 10

/** What the engine of a car that fits the row may run on. */
export const fuelsOfRow = ({ fuel }: FittedPart): readonly (Fuel | undefined)[] =>
  fuel ? FUELS_OF_ROW[fuel] : GASOLINE_OR_HYBRID

function fitsEngine(row: FittedPart, vehicle: Vehicle): boolean {
  if (!fuelsOfRow(row).includes(vehicle.fuel)) return false
  const { liters, needsInduction } = row
  if (needsInduction && needsInduction !== vehicle.induction) return false
  if (!liters) return true
  const { displacementLiters } = vehicle
  return displacementLiters !== undefined && liters.includes(Math.round(displacementLiters * TENTH) / TENTH)
}

/** The rows on this fact for such a model and year. `WRX STI` is asked for before `WRX`: only those with the longest name count. */
function rowsOn(rows: readonly FittedPart[], vehicle: Vehicle, fact: FittedFact): FittedPart[] {
  const { make, model, year } = vehicle
  if (make === undefined) return []
  const makeWords = wordsOf(make).join('')
  const modelWords = wordsOf(model ?? '')
  const named = rows
    .filter((row) => row.has[fact] !== undefined && wordsOf(row.make).join('') === makeWords)
    .map((row) => ({ row, shared: wordsShared(row, modelWords) }))
  const longest = Math.max(...named.map(({ shared }) => shared ?? 0))
  return named
    .filter(({ shared }) => shared === 0 || (shared !== null && shared === longest))
    .map(({ row }) => row)
    .filter(({ years }) => !years || (year !== undefined && year >= years[0] && year <= years[1]))
}

/** The kinds of which this car has one, by all rows that fit it; none where no row does or two contradict each other. */
export function kindsOn<F extends FittedFact>(
  rows: readonly FittedPart[],
  vehicle: Vehicle,
  fact: F,
): readonly FittedKinds[F][] {
  const onFact = rowsOn(rows, vehicle, fact)
  const kindsIf = (fuel: Vehicle['fuel']): readonly FittedKinds[F][] => {
    const [first = [], ...others] = onFact
      .filter((row) => fitsEngine(row, fuel ? { ...vehicle, fuel } : vehicle))
      .map((row) => listOf<FittedKinds[F]>(row.has[fact]))
    return first.filter((kind) => others.every((kinds) => kinds.includes(kind)))
  }
  const kinds = kindsIf(vehicle.fuel)
  if (kinds.length === 0 || vehicle.fuel) return kinds
  // A "2.0" whose fuel nobody told may be the diesel, a "Camry" the hybrid: their rows tell nothing alone, but may add a kind.
  return [...new Set([...kinds, ...kindsIf('diesel'), ...kindsIf('hybrid')])]
}

const listOf = <T extends string>(kinds: T | readonly T[] | undefined): readonly T[] => {
  if (kinds === undefined) return []
  return typeof kinds === 'string' ? [kinds] : kinds
}

/** The one kind that this car has, or undefined. */
export function fittedOn<F extends FittedFact>(
  rows: readonly FittedPart[],
  vehicle: Vehicle,
  fact: F,
): FittedKinds[F] | undefined {
  const kinds = kindsOn(rows, vehicle, fact)
  return kinds.length === 1 ? kinds[0] : undefined
}
