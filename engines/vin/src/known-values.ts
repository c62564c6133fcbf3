import type { Variable } from './vin-table.ts'

/** Values by the name of the variable, in lower case. The public service writes "Not Applicable" for nothing. */
export type KnownValues = ReadonlyMap<string, string>

export function knownValues(variables: readonly Variable[]): KnownValues {
  return new Map(
    variables
      .map(({ variable, value }) => [variable.trim().toLowerCase(), value.trim()] as const)
      .filter(([, value]) => value !== '' && value.toLowerCase() !== 'not applicable'),
  )
}

/** The values of several variables as one text, for words that may stand in any of them. */
export const wordsOf = (values: KnownValues, names: readonly string[]): string =>
  names.flatMap((name) => values.get(name) ?? []).join(' | ')

/** A number within bounds, or undefined. */
export function numberOf(text: string | undefined, least: number, most: number): number | undefined {
  const number = text === undefined ? Number.NaN : Number.parseFloat(text)
  return number >= least && number <= most ? number : undefined
}
