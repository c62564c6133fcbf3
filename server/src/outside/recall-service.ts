import type { Recall } from '@candi/contracts'
import type { CarName, RecallService } from '../vehicles/ports.ts'
import { GuardedService } from './guarded-service.ts'
import { readRecallAnswer } from './recall-answer.ts'
import type { ServiceSurroundings } from './vehicle-service.ts'

/** The public recall service of the agency (NHTSA), asked by model year, make and model. */
export function recallServiceAt(address: string, around: ServiceSurroundings): RecallService {
  return new GuardedService<CarName, readonly Recall[]>({
    ...around,
    keyOf: ({ year, make, model }) => `${year} ${make} ${model}`.toLowerCase(),
    addressOf: ({ year, make, model }) => {
      const asked = new URL(address)
      asked.searchParams.set('make', make)
      asked.searchParams.set('model', model)
      asked.searchParams.set('modelYear', String(year))
      return asked
    },
    read: readRecallAnswer,
  })
}
