import type { Induction, SteeringAssist, TimingDrive, Vehicle } from './vehicle.ts'

/** What every car of a make, of these models and years, with such an engine, is known to have. */
export interface FittedPart {
  readonly make: string
  /** Missing: every model of the make. */
  readonly models?: readonly string[]
  /** First and last model year. */
  readonly years: readonly [number, number]
  /** What the engine runs on: by default gasoline or a hybrid of it. */
  readonly fuel?: 'diesel' | 'any'
  /** Where these stand, the engine must be known to fit. */
  readonly liters?: readonly number[]
  readonly needsInduction?: Induction
  readonly has: {
    readonly timingDrive?: TimingDrive
    readonly steeringAssist?: SteeringAssist
    readonly induction?: Induction
  }
}
type FittedFact = keyof FittedPart['has']

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

function fitsEngine(row: FittedPart, vehicle: Vehicle): boolean {
  const { fuel, displacementLiters, induction } = vehicle
  if (fuel === 'electric' && row.fuel !== 'any') return false
  if (row.fuel === 'diesel' ? fuel !== 'diesel' : fuel === 'diesel' && row.fuel !== 'any') return false
  if (row.needsInduction && row.needsInduction !== induction) return false
  if (!row.liters) return true
  return (
    displacementLiters !== undefined && row.liters.includes(Math.round(displacementLiters * TENTH) / TENTH)
  )
}

/**
 * What the rows say of this car, or undefined where none fits it or two disagree. `WRX STI` is asked for before `WRX`:
 * of the rows that name the model, only those with the longest name count.
 */
export function fittedOn<F extends FittedFact>(
  rows: readonly FittedPart[],
  vehicle: Vehicle,
  fact: F,
): FittedPart['has'][F] {
  const { make, model, year } = vehicle
  if (make === undefined || year === undefined) return undefined
  const makeWords = wordsOf(make).join('')
  const modelWords = wordsOf(model ?? '')
  const named = rows
    .filter((row) => row.has[fact] !== undefined && wordsOf(row.make).join('') === makeWords)
    .map((row) => ({ row, shared: wordsShared(row, modelWords) }))
  const longest = Math.max(...named.map(({ shared }) => shared ?? 0))
  const inItsYears = named
    .filter(({ shared }) => shared === 0 || (shared !== null && shared === longest))
    .map(({ row }) => row)
    .filter((row) => year >= row.years[0] && year <= row.years[1])
  const fitting = inItsYears.filter((row) => fitsEngine(row, vehicle))
  // A "2.0" whose fuel nobody told may be the diesel: its rows tell nothing then, but may contradict.
  const ifDiesel = vehicle.fuel
    ? []
    : inItsYears.filter((row) => fitsEngine(row, { ...vehicle, fuel: 'diesel' }))
  const [first] = fitting
  const value = first?.has[fact]
  return [...fitting, ...ifDiesel].every((row) => row.has[fact] === value) ? value : undefined
}
