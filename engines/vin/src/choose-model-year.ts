import { type Match, matchPatterns } from './match-patterns.ts'
import type { ModelYears } from './model-years.ts'
import type { VinMaker, VinTable } from './vin-table.ts'

interface ChosenYear {
  readonly modelYear: number
  readonly matches: ReadonlyMap<string, Match>
  /** Whether position 7 had to be overruled, or both years know a model and nothing but plausibility decides. */
  readonly isDoubtful: boolean
}

/** How far ahead of the calendar a model year may be. */
const YEARS_AHEAD = 2

/**
 * Which of the two years, 30 apart, that a year code stands for. A year that has not come is out; position 7 decides
 * for light vehicles, except where only the other year knows the model; for others the year of which more is known.
 */
export function chooseModelYear(
  table: VinTable,
  maker: VinMaker,
  { early, late, byPosition7 }: ModelYears,
  key: string,
  thisYear: number,
): ChosenYear {
  const tried = (modelYear: number) => ({ modelYear, matches: matchPatterns(table, maker, modelYear, key) })
  if (late > thisYear + YEARS_AHEAD) return { ...tried(early), isDoubtful: false }
  const [first, second] = byPosition7 === 'early' ? [early, late] : [late, early]
  const preferred = tried(first)
  if (maker.isLight && preferred.matches.has('Model')) return { ...preferred, isDoubtful: false }
  const other = tried(second)
  const isBothKnown = preferred.matches.has('Model') && other.matches.has('Model')
  return isBetterKnown(other.matches, preferred.matches, maker.isLight)
    ? { ...other, isDoubtful: maker.isLight || isBothKnown }
    : { ...preferred, isDoubtful: isBothKnown }
}

function isBetterKnown(
  other: ReadonlyMap<string, Match>,
  preferred: ReadonlyMap<string, Match>,
  isLight: boolean,
): boolean {
  if (other.has('Model') !== preferred.has('Model')) return other.has('Model')
  return !isLight && other.size > preferred.size
}
