import type { CauseRow } from '@candi/contracts'
import { allows, type CaseVerdict, type Cause, isGrave, type Level } from '@candi/domain'
import { lowerFirst } from './sentence.ts'

const SEVERITY = { stop: 1, limp: 0.8, soon: 0.45, plan: 0.25, watch: 0.08 } as const

/**
 * Concern is probability times severity; color follows it, never the probability alone. It says nothing else than the verdict: where the car
 * may wait no cause is of high concern, and where it must not be driven none that forbids driving is of low.
 */
export function concernOf(
  { urgency }: Pick<Cause, 'urgency'>,
  probability: number,
  level: Level,
): CauseRow['concern'] {
  const concern = probability * SEVERITY[urgency]
  const canBeHigh = isGrave(level) || level === 'soon'
  if (concern >= 0.18) return canBeHigh ? 'high' : 'some'
  return concern >= 0.05 || (isGrave(level) && isGrave(urgency)) ? 'some' : 'low'
}

/** What waiting does with this cause, said so that it contradicts no verdict on the case: it is one cause of several. */
export function waitingOf(
  { waiting, urgency, requires }: Pick<Cause, 'waiting' | 'urgency' | 'requires'>,
  { level, mustNot }: Pick<CaseVerdict, 'level' | 'mustNot'>,
): string {
  if (!allows(requires?.waiting ?? [], mustNot)) return ''
  if (isGrave(level)) return isGrave(urgency) ? waiting : ''
  return isGrave(urgency) ? `If it is this: ${lowerFirst(waiting)}` : waiting
}
