import { priorAt } from '@candi/domain'
import type { DiagnosisParts } from './ports.ts'
import type { CaseUnderstanding } from './understand-case.ts'

/** What is believed before the signs are weighed: the rates on this car, raised by the recalls of its model. */
export function priorOfCase(
  { model, today }: Pick<DiagnosisParts, 'model' | 'today'>,
  { vehicle, recalls, observations, opinion }: CaseUnderstanding,
): Float64Array {
  const year = today().getUTCFullYear()
  return priorAt({ model, vehicle, year, recalls }, { observations, reading: opinion })
}
