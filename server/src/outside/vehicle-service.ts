import { createHmac, randomBytes } from 'node:crypto'
import type { ServiceVehicle, VehicleService } from '../vehicles/ports.ts'
import { GuardedService, type ServiceParts } from './guarded-service.ts'
import { KeptAnswers } from './kept-answers.ts'
import { readVehicleAnswer } from './vehicle-answer.ts'

const KEPT_MS = 24 * 60 * 60 * 1000
const MOST_KEPT = 1_000

export type ServiceSurroundings = Pick<
  ServiceParts<unknown, unknown>,
  'now' | 'onChange' | 'pause' | 'connectMs'
>

/**
 * The public vehicle service (NHTSA vPIC), asked for one VIN. Answers are kept for a day, in memory alone, without
 * the VIN: under a hash of it with a key that this process made and nobody else has.
 */
export function vehicleServiceAt(address: string, around: ServiceSurroundings): VehicleService {
  const secret = randomBytes(32)
  const keyOf = (vin: string) => createHmac('sha256', secret).update(vin).digest('base64url')
  const kept = new KeptAnswers<ServiceVehicle>(MOST_KEPT, KEPT_MS, around.now)
  const service = new GuardedService<string, ServiceVehicle>({
    ...around,
    keyOf,
    addressOf: (vin) => new URL(`${address.replace(/\/{1,9}$/, '')}/${encodeURIComponent(vin)}?format=json`),
    read: readVehicleAnswer,
  })
  return {
    isDoubtful: (vin) => kept.get(keyOf(vin)) === null && service.isDoubtful(),
    async ask(vin, limitMs, mayAsk) {
      const key = keyOf(vin)
      const found = kept.get(key)
      if (found) return { ok: true, value: found.answer }
      const told = await service.ask(vin, limitMs, mayAsk)
      if (told.ok) kept.keep(key, told.value)
      return told
    },
  }
}
