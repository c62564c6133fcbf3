import type { Need } from './need.ts'
import type { VehicleNeeds } from './vehicle.ts'

/**
 * A finding is one observable sign of trouble ("grinds while braking"). Its definition is knowledge;
 * an observation says that somebody saw it present or absent in this car, and how they know.
 */
export type FindingId = string

/** How the owner learns whether the sign is there; decides how much it costs them to answer. */
export type ObservationManner = 'memory' | 'look' | 'listen' | 'feel' | 'smell' | 'drive' | 'reader'

export interface FindingDefinition {
  readonly id: FindingId
  /** The sign as a statement about the car, shown in the ledger: "Grinds while braking". */
  readonly sign: string
  /** The opposite statement, shown when the sign is known to be absent: "No grinding while braking". */
  readonly absent: string
  /** One plain question answered by Yes / No / Not sure. */
  readonly question: string
  /** What a car must have to be asked this: a diesel has no spark plugs, a manual no Park. */
  readonly needs?: VehicleNeeds
  /** How an owner without tools finds out; safe, one to three sentences. */
  readonly check: string
  readonly manner: ObservationManner
  /** What `check` asks the owner to do; empty where it is recalled, read or looked at with the car at rest. */
  readonly requires: readonly Need[]
  /** What it is read off, and can be misread on; a pedal on the floor cannot. */
  readonly shownBy?: 'lamp' | 'gauge' | undefined
  /** Findings of one group are tellings of the same sign: together they count once. */
  readonly group: string
  /** P(sign is reported although nothing modelled explains it), the noisy-OR leak, in (0, 0.5). */
  readonly leak: number
  /** How owners say it; the small pattern language is described in docs/words.md. */
  readonly phrases: readonly string[]
  /** How owners say that it is not there without denying it: "the pedal is firm". */
  readonly denials?: readonly string[] | undefined
  /** Blunter signs that the same words seem to tell: "hot on a cold engine" is no hot engine. Read with this one, they are not there. */
  readonly insteadOf?: readonly FindingId[] | undefined
  /** Tells when, where or after what a trouble shows, and by itself of no trouble. */
  readonly isCircumstance?: boolean | undefined
  /** Tells a harmless thing with all that makes it harmless: "clear water drips with the AC on". */
  readonly isToldWhole?: boolean | undefined
  /** What the sign, there or not, tells of whether the engine can be started. */
  readonly tells?:
    | { readonly present?: StartTold | undefined; readonly absent?: StartTold | undefined }
    | undefined
}

/** Whether the car runs where it stands. */
export type StartTold = 'no_start' | 'runs'

/**
 * How owners report a finding in free words, fitted on authored messages: most signs that are there are never
 * mentioned, and some phrases are used without the sign. P(mentioned | cause) = 1 - (1 - base)(1 - mention * strength).
 */
export interface ReportingRate {
  /** P(the phrases are found although no modelled cause explains it). */
  readonly base: number
  /** P(the owner mentions the sign in words we find | the sign is there). */
  readonly mention: number
}

/** P(an owner who is asked can tell): of each finding, and on average by manner for what nobody was asked yet. */
export interface AnsweringRates {
  readonly manners: Readonly<Partial<Record<ObservationManner, number>>>
  readonly findings: Readonly<Record<FindingId, number>>
}

export type FindingState = 'present' | 'absent' | 'unknown'

export type EvidenceSource =
  | 'words'
  | 'answer'
  | 'unchosen'
  | 'flip'
  | 'check'
  | 'code'
  | 'vehicle'
  | 'sound'
  | 'photo'

/** A recording or a photo: it shows the car itself, and never that a sign is absent. */
export type Witness = Extract<EvidenceSource, 'sound' | 'photo'>
export const isWitness = (source: EvidenceSource): source is Witness =>
  source === 'sound' || source === 'photo'

/** People mistake a hum for a whine now and then, even when they tap the answer themselves. */
export const ANSWER_CONFIDENCE = 0.93

/**
 * What was left unchosen on a list is a third of a "no": of what people say yes to one by one they choose 1 / 1.42 on a list (Callegaro et
 * al., Yes-no answers versus check-all, IJMR 57, 2015), and who cannot tell leaves it too. Of 100 signs that are there about 41 are left
 * then (0.1 + 0.9 · (1 - 0.93 / 1.42)), of 100 that are not 96; 0.96 / (0.96 + 0.41) = 0.7.
 */
export const UNCHOSEN_CONFIDENCE = 0.7

export interface Observation {
  readonly finding: FindingId
  readonly state: FindingState
  /** Probability in [0.5, 1] that the state is what the source says it is. */
  readonly confidence: number
  readonly source: EvidenceSource
  /** The owner's own words that it rests on, where there are any. */
  readonly quote?: string
}
