import { keyMatches } from './key-matches.ts'
import type { VinMaker, VinPattern, VinTable } from './vin-table.ts'

/** What the patterns of one model year say of one variable. */
export interface Match {
  readonly variable: string
  readonly value: string
  /** What other patterns that fit say instead; empty where all agree. */
  readonly others: readonly string[]
}

/** Variables of which every fitting pattern adds something, so that a second value contradicts nothing. */
const ADDING = new Set(['Other Engine Info'])

/**
 * Lays all patterns of a maker's model year against a VIN's key. Among patterns that contradict, the youngest holds,
 * then the more general, then the first by its keys: the order of the public service, so that both sources agree.
 */
export function matchPatterns(
  table: VinTable,
  maker: VinMaker,
  modelYear: number,
  key: string,
): ReadonlyMap<string, Match> {
  const fitting = new Map<string, VinPattern[]>()
  for (const { schema, yearFrom, yearTo } of maker.schemas) {
    if (modelYear < yearFrom || modelYear > yearTo) continue
    for (const pattern of table.patternsOf(schema)) {
      if (!keyMatches(pattern.keys, key)) continue
      const list = fitting.get(pattern.variable)
      if (list) list.push(pattern)
      else fitting.set(pattern.variable, [pattern])
    }
  }
  return new Map([...fitting].map(([variable, patterns]) => [variable, matchOf(variable, patterns)]))
}

function matchOf(variable: string, patterns: readonly VinPattern[]): Match {
  const values = different(patterns.toSorted(before).map(({ value }) => value))
  if (ADDING.has(variable)) return { variable, value: values.join('; '), others: [] }
  return { variable, value: values[0] ?? '', others: values.slice(1) }
}

/** "2.0" and "2.00" are one value, "AWD" and "Awd" too. */
function different(values: readonly string[]): string[] {
  const seen = new Map<string | number, string>()
  for (const value of values) {
    const same = value !== '' && Number.isFinite(Number(value)) ? Number(value) : value.toLowerCase()
    if (!seen.has(same)) seen.set(same, value)
  }
  return [...seen.values()]
}

const before = (left: VinPattern, right: VinPattern): number =>
  right.day - left.day ||
  left.keys.replaceAll('*', '').length - right.keys.replaceAll('*', '').length ||
  (left.keys < right.keys ? -1 : 1)
