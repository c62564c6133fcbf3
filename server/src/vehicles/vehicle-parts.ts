import type { DecodeVin } from './decode-vin.ts'
import type { FindRecalls } from './find-recalls.ts'

/** What the routes need that tell of a car: made once when the server starts. */
export interface VehicleParts {
  readonly decodeVin: DecodeVin
  readonly findRecalls: FindRecalls
}
