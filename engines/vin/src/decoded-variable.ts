import type { Variable } from './vin-table.ts'

/** Where a fact comes from: the VIN's own structure, its maker, the patterns, or what the engine's name tells. */
export type VariableBasis = 'structure' | 'maker' | 'patterns' | 'engine'

export interface DecodedVariable extends Variable {
  readonly basis: VariableBasis
  /** `likely` where other patterns say something else, or where the check digit says that a character is wrong. */
  readonly sureness: 'sure' | 'likely'
  /** What the other patterns say. */
  readonly others: readonly string[]
}
