import { type ModelYears, modelYearsOf } from './model-years.ts'

/** A VIN taken apart (49 CFR 565.15, ISO 3779), before any table is asked. */
export interface VinReading {
  readonly vin: string
  /** Three characters, or six (1-3 and 12-14) for a maker of fewer than a thousand vehicles a year. */
  readonly maker: string
  /** Positions 4-8, a bar, positions 10-17: what patterns are laid against. */
  readonly key: string
  readonly checkDigit: string
  /** Undefined where position 10 holds no year code, as in many VINs of other continents. */
  readonly modelYears?: ModelYears
}

const SMALL_MAKER = '9'

/** Null for anything but seventeen characters of a VIN, in upper case. */
export function readVin(vin: string): VinReading | null {
  if (!/^[0-9A-HJ-NPR-Z]{17}$/.test(vin)) return null
  const maker = vin.slice(0, 3)
  const modelYears = modelYearsOf(vin)
  return {
    vin,
    maker: maker.endsWith(SMALL_MAKER) ? maker + vin.slice(11, 14) : maker,
    key: `${vin.slice(3, 8)}|${vin.slice(9)}`,
    checkDigit: vin.charAt(8),
    ...(modelYears === null ? {} : { modelYears }),
  }
}
