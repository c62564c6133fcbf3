import { join } from 'node:path'
import { readVinTable } from '@candi/knowledge'
import { createVehicleParts } from '../outside/create-vehicle-parts.ts'
import { embeddedDecoder } from '../outside/embedded-decoder.ts'
import { productRoot } from '../outside/product-root.ts'
import { describeVehicle } from '../vehicles/describe-vehicle.ts'
import type { VehicleParts } from '../vehicles/vehicle-parts.ts'
import type { House } from './house.ts'

/** VINs and recalls: the services of the agency, and the table that travels with us. */
export const openVehicles = ({ environment, now, log, logAs }: House): VehicleParts =>
  createVehicleParts({
    vehicleServiceUrl: environment.vehicleServiceUrl,
    recallServiceUrl: environment.recallServiceUrl,
    table: embeddedDecoder(() => readVinTable(join(productRoot, 'knowledge')), now),
    describe: describeVehicle,
    now,
    onFailure: logAs('a VIN could not be decoded'),
    onServiceChange: (line) => log.warn(line, 'a service of the agency was lost or is back'),
  })
