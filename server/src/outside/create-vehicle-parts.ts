import { type VinParts, vinDecoder } from '../vehicles/decode-vin.ts'
import { type KeptRecalls, RECALLS_KEPT_MS, recallFinder } from '../vehicles/find-recalls.ts'
import type { EmbeddedDecoder, ServiceFailure, VehicleDescriber } from '../vehicles/ports.ts'
import type { VehicleParts } from '../vehicles/vehicle-parts.ts'
import { ClientShares } from './client-shares.ts'
import { KeptAnswers } from './kept-answers.ts'
import { recallServiceAt } from './recall-service.ts'
import { type ServiceSurroundings, vehicleServiceAt } from './vehicle-service.ts'

const MOST_CARS_KEPT = 500

export interface ServiceLine {
  readonly service: 'vehicles' | 'recalls'
  /** `lost`: it is left alone for a while. */
  readonly change: 'lost' | 'back'
  readonly failure: ServiceFailure | null
}

export interface VehicleSettings extends Omit<ServiceSurroundings, 'onChange'> {
  /** Null: switched off. */
  readonly vehicleServiceUrl: string | null
  readonly recallServiceUrl: string | null
  readonly table: EmbeddedDecoder
  readonly describe: VehicleDescriber
  readonly onFailure: (error: unknown) => void
  readonly onServiceChange: (line: ServiceLine) => void
  readonly limitMs?: VinParts['limitMs']
  readonly recallLimitMs?: number
}

/** The services of the agency and our own table, put together for the routes. */
export function createVehicleParts(settings: VehicleSettings): VehicleParts {
  const { vehicleServiceUrl, recallServiceUrl, table, describe, onFailure, now, pause, connectMs } = settings
  const around = (service: ServiceLine['service']): ServiceSurroundings => ({
    now,
    pause,
    connectMs,
    onChange: (change, failure) => settings.onServiceChange({ service, change, failure }),
  })
  const shares = new ClientShares(now)
  return {
    shareOf: (client) => shares.shareOf(client),
    decodeVin: vinDecoder({
      service: vehicleServiceUrl === null ? null : vehicleServiceAt(vehicleServiceUrl, around('vehicles')),
      table,
      describe,
      onFailure,
      limitMs: settings.limitMs,
    }),
    findRecalls: recallFinder({
      service: recallServiceUrl === null ? null : recallServiceAt(recallServiceUrl, around('recalls')),
      kept: new KeptAnswers<KeptRecalls>(MOST_CARS_KEPT, RECALLS_KEPT_MS, now),
      now,
      limitMs: settings.recallLimitMs,
    }),
  }
}
