/** One fact in the words of the public vehicle service: "Body Class" is "Pickup". */
export interface Variable {
  readonly variable: string
  readonly value: string
}

/** A fact that holds for every VIN with these characters. */
export interface VinPattern extends Variable {
  /** Positions 4-8, then after a bar 10-17; a star is any character, brackets hold a choice; what is cut off is any. */
  readonly keys: string
  /** When the agency last changed it, in days: among patterns that contradict, the youngest holds. */
  readonly day: number
}

/** Who builds under the first characters of a VIN. */
export interface VinMaker {
  readonly vehicleType: string
  /** A car, a multi-purpose vehicle or a light truck: 49 CFR 565.15(d) gives their 7th character a meaning. */
  readonly isLight: boolean
  readonly manufacturer: string
  readonly makes: readonly string[]
  /** Which lists of patterns hold in which model years, both included. */
  readonly schemas: readonly { readonly schema: number; readonly yearFrom: number; readonly yearTo: number }[]
}

/** What is known of VINs; `knowledge` reads one from the table that travels with CANDI. */
export interface VinTable {
  /** The day of its newest row, as YYYY-MM-DD. */
  readonly tableDate: string
  makerOf(identifier: string): VinMaker | undefined
  patternsOf(schema: number): readonly VinPattern[]
  /** What an engine's name tells by itself, as pairs of variable and value. */
  engineValues(name: string): readonly (readonly [string, string])[]
}
