/** The part of the car a code belongs to: its first letter. */
export type CodeSystem = 'powertrain' | 'body' | 'chassis' | 'network'

/** Who decides what the code means: the standard for all makes, the maker of the car, or nobody yet. */
export type CodeStandard = 'generic' | 'manufacturer' | 'reserved'

/** What the third character of a code tells about its field; the words for it are knowledge. */
export type CodeArea =
  | 'fuel_and_air'
  | 'injection'
  | 'ignition'
  | 'emissions'
  | 'speed_and_idle'
  | 'computer'
  | 'transmission'
  | 'hybrid'
  | 'cylinder_shutoff'
  | 'electrical_network'
  | 'lost_communication'
  | 'software'
  | 'invalid_data'
  | 'module_and_power'

/** What a code tells by its place alone, before any table is asked. */
export interface CodeRange {
  readonly system: CodeSystem
  readonly standard: CodeStandard
  /** Absent where the standard gives the third character no meaning (body, chassis). */
  readonly area?: CodeArea
}

/** How well the meaning is founded: sources agree, most agree, only one, they differ, or filled in by hand. */
export type CodeBasis = 'agreed' | 'majority' | 'single' | 'conflict' | 'ours'

/** One generic code as structured facts. The identifiers belong to the vocabulary in knowledge/codes. */
export interface CodeFacts {
  readonly component: string
  readonly mode: string
  readonly basis: CodeBasis
  /** The wire or quantity the fault is about: control, supply, temperature … */
  readonly aspect?: string
  /** Which of several equal parts or circuits: "A", "A/B", "U-V-W"; "A+B" is part A of which B. */
  readonly unit?: string
  readonly bank?: number
  readonly sensor?: number
  readonly cylinder?: number
  readonly position?: string
  readonly condition?: string
  /** What the car does about it: engine_shut_down, power_limited … */
  readonly effect?: string
  /** The second part of a comparison. */
  readonly other?: string
}

export type KnownTroubleCode = CodeRange & CodeFacts & { readonly code: string; readonly known: true }
export type UnknownTroubleCode = CodeRange & { readonly code: string; readonly known: false }
export type TroubleCode = KnownTroubleCode | UnknownTroubleCode

/** One code found in text. Offsets count UTF-16 units: `text.slice(start, end) === quote`. */
export interface TroubleCodeReading {
  readonly code: string
  readonly start: number
  readonly end: number
  readonly quote: string
  /** The two hexadecimal digits some readers add for the kind of failure ("C1234-5A"). */
  readonly failureType?: string
  /** Probability in [0.5, 1] that the owner means this code: lower when a letter or zero was filled in. */
  readonly confidence: number
}
