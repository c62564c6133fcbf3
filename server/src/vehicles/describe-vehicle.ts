import { uploadVehicle, vehicleFacts } from '@candi/engines/vin'
import type { VehicleDescriber } from './ports.ts'

/** The words of the public service, whoever said them, as the form and a diagnosis know them. */
export const describeVehicle: VehicleDescriber = { vehicle: uploadVehicle, facts: vehicleFacts }
