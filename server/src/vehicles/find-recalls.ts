import type { Recall, RecallAnswer } from '@candi/contracts'
import type { CarName, MayAsk, RecallService } from './ports.ts'

const HOUR_MS = 60 * 60 * 1000
const FRESH_MS = 6 * HOUR_MS
/** A week-old list with its date is worth more to an owner than none; older ones may miss what is new. */
export const RECALLS_KEPT_MS = 7 * 24 * HOUR_MS
const LIMIT_MS = 15_000

/** Recalls of the agency, or null for a car that it does not know. */
export type KeptRecalls = readonly Recall[] | null

export interface RecallParts {
  /** Null: switched off by the operator. */
  readonly service: RecallService | null
  readonly kept: {
    get(key: string): { readonly answer: KeptRecalls; readonly at: Date; readonly ageMs: number } | null
    keep(key: string, answer: KeptRecalls): void
  }
  readonly now: () => Date
  readonly limitMs?: number
}

export type FindRecalls = (car: CarName, mayAsk?: MayAsk) => Promise<RecallAnswer>

/**
 * What the agency has called back of a model. An answer of the last six hours is given again; while the service is
 * down one of the last seven days, with the hour at which it was true. What could not be asked is never "none".
 */
export function recallFinder({ service, kept, now, limitMs = LIMIT_MS }: RecallParts): FindRecalls {
  return async (car, mayAsk) => {
    const key = `${car.year} ${car.make} ${car.model}`.toLowerCase().replace(/\s+/g, ' ')
    const before = kept.get(key)
    if (before && before.ageMs < FRESH_MS) return asAnswer(before.answer, before.at)
    const told = (await service?.ask(car, limitMs, mayAsk)) ?? { ok: false, failure: 'unavailable' }
    if (told.ok) {
      const recalls = told.value.toSorted(byDanger)
      kept.keep(key, recalls)
      return asAnswer(recalls, now())
    }
    if (told.failure === 'no-data') {
      kept.keep(key, null)
      return asAnswer(null, now())
    }
    return before ? asAnswer(before.answer, before.at) : { status: 'unchecked', reason: 'service-down' }
  }
}

function asAnswer(recalls: KeptRecalls, checkedAt: Date): RecallAnswer {
  if (recalls === null) return { status: 'unchecked', reason: 'unknown-car' }
  return { status: 'checked', checkedAt: checkedAt.toISOString(), recalls: [...recalls] }
}

/** What must not be driven first, then what must not stand in a garage, then the newest; undated ones last. */
function byDanger(left: Recall, right: Recall): number {
  return (
    Number(right.parkIt) - Number(left.parkIt) ||
    Number(right.parkOutside) - Number(left.parkOutside) ||
    (right.reportedOn ?? '').localeCompare(left.reportedOn ?? '')
  )
}
