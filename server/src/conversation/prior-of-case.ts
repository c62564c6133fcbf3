import { priorOf, raisedByRecalls } from '@candi/domain'
import type { DiagnosisParts } from './ports.ts'
import type { CaseUnderstanding } from './understand-case.ts'

/** What is believed before the signs are weighed: the rates on this car, raised by the recalls of its model. */
export function priorOfCase(
  { model, today }: Pick<DiagnosisParts, 'model' | 'today'>,
  { vehicle, recalls, observations, opinion }: CaseUnderstanding,
): Float64Array {
  const prior = priorOf(model, vehicle, today().getUTCFullYear())
  return raisedByRecalls(model, prior, recalls, observations, opinion?.problems ?? null)
}
