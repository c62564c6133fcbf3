import type { DecodeVin } from './decode-vin.ts'
import type { FindRecalls } from './find-recalls.ts'
import type { MayAsk } from './ports.ts'

/** What the routes need that tell of a car: made once when the server starts. */
export interface VehicleParts {
  readonly decodeVin: DecodeVin
  readonly findRecalls: FindRecalls
  /** What one client may still have asked of the services. */
  readonly shareOf: (client: string) => MayAsk
}
