import { chooseModelYear } from './choose-model-year.ts'
import type { DecodedVariable, VariableBasis } from './decoded-variable.ts'
import { errorsOf } from './error-texts.ts'
import { matchedVariables } from './matched-variables.ts'
import { readVin } from './read-vin.ts'
import type { VinTable } from './vin-table.ts'

export type VinDecoding =
  | {
      readonly ok: true
      readonly tableDate: string
      readonly variables: readonly DecodedVariable[]
      /** `sure`: year, make and model, and nothing contradicts. `partial`: year and make, no model. */
      readonly sureness: 'sure' | 'likely' | 'partial'
      /** Whether patterns that contradict each other fit. */
      readonly isAmbiguous: boolean
    }
  /** `vin-no-data`: nobody in the table builds under these characters. `vin-incomplete`: no model year or no make. */
  | { readonly ok: false; readonly failure: 'vin-no-data' | 'vin-incomplete' }

export interface DecodingFacts {
  /** A model year is sold at most two calendar years ahead; the clock belongs to the caller. */
  readonly thisYear: number
  /** See `fitsCheckDigit` in contracts; engines know no other room. */
  readonly fitsCheckDigit: boolean
}

/** Decodes a complete VIN (seventeen characters, upper case) without any network, in the public service's words. */
export function decodeVin(
  table: VinTable,
  vin: string,
  { thisYear, fitsCheckDigit }: DecodingFacts,
): VinDecoding {
  const reading = readVin(vin)
  const maker = reading === null ? undefined : table.makerOf(reading.maker)
  if (reading === null || maker === undefined) return { ok: false, failure: 'vin-no-data' }
  if (reading.modelYears === undefined) return { ok: false, failure: 'vin-incomplete' }
  const { modelYear, matches, isDoubtful } = chooseModelYear(
    table,
    maker,
    reading.modelYears,
    reading.key,
    thisYear,
  )
  const told = matchedVariables(table, maker, matches)
  if (!told.some(({ variable }) => variable === 'Make')) return { ok: false, failure: 'vin-incomplete' }
  const hasModel = told.some(({ variable }) => variable === 'Model')
  const isAmbiguous = told.some(({ others }) => others.length > 0)
  const isFirm = fitsCheckDigit && !isDoubtful
  const plain = (variable: string, value: string, basis: VariableBasis) => ({
    variable,
    value,
    basis,
    others: [],
  })
  const variables = [
    plain('Model Year', String(modelYear), 'structure'),
    ...told,
    ...errorsOf(fitsCheckDigit, matches.size > 0, hasModel).map(([variable, value]) =>
      plain(variable, value, 'structure'),
    ),
  ].map(
    (fact): DecodedVariable => ({
      ...fact,
      sureness: isFirm && fact.others.length === 0 ? 'sure' : 'likely',
    }),
  )
  const sureness = !hasModel ? 'partial' : isFirm && !isAmbiguous ? 'sure' : 'likely'
  return { ok: true, tableDate: table.tableDate, variables, sureness, isAmbiguous }
}
