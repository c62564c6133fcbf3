import type { Recall, UploadVehicle, VehicleWords, VinAnswer } from '@candi/contracts'

/** One fact in the words of the public service: "Fuel Type - Primary" is "Gasoline". */
export interface Variable {
  readonly variable: string
  readonly value: string
}

/**
 * Why a service told nothing. `down` is HTTP 5xx, `refused` 4xx, `unavailable` any other status or a service that is
 * not asked right now, `no-data` an answer without results, `incomplete` one without model year or make.
 */
export type ServiceFailure =
  | 'timeout'
  | 'network'
  | 'no-data'
  | 'incomplete'
  | 'down'
  | 'refused'
  | 'unavailable'
  | 'unexpected'

export type Told<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: ServiceFailure }

/** Whether whoever asks may have a service asked once more; counts it if so. */
export type MayAsk = () => boolean
export const ASKS_FREELY: MayAsk = () => true

/** A service of somebody else. Never throws for what the service does. */
export interface OutsideService<Question, Answer> {
  /** Takes at most `limitMs`. `mayAsk` is called only where the service would really be asked. */
  ask(question: Question, limitMs: number, mayAsk?: MayAsk): Promise<Told<Answer>>
  /** Whether the last answers failed and none is kept: asking is then refused, or a trial of whether it is back. */
  isDoubtful(question: Question): boolean
}

/** What the public vehicle service says of a VIN. */
export interface ServiceVehicle {
  readonly variables: readonly Variable[]
  /** Its error codes; 0 is "decoded clean". */
  readonly codes: readonly number[]
}
export type VehicleService = OutsideService<string, ServiceVehicle>

export interface CarName {
  readonly year: number
  readonly make: string
  readonly model: string
}
/** `no-data`: the agency knows no such car. */
export type RecallService = OutsideService<CarName, readonly Recall[]>

export interface EmbeddedVehicle {
  readonly variables: readonly Variable[]
  readonly sureness: VinAnswer['sureness']
  /** The table has more than one answer for this VIN. */
  readonly isAmbiguous: boolean
  /** Day of the data, such as "2026-06-30". */
  readonly tableDate: string
}

/** The table that travels with CANDI. */
export interface EmbeddedDecoder {
  decode(vin: string): Promise<Told<EmbeddedVehicle>>
}

/** What the variables mean for the form and for a diagnosis; one reading for both sources. */
export interface VehicleDescriber {
  vehicle(variables: readonly Variable[]): UploadVehicle
  facts(variables: readonly Variable[]): VehicleWords
}
