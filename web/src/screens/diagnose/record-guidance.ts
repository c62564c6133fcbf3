import type { Guidance } from '../../features/record/guidance.ts'
import { guidanceFor } from '../../features/record/guidance-for.ts'
import type { HearingAsk } from './hearing-ask.ts'

/** How to record: as an earlier recording asks, or as what is known of the noise suggests. */
export function recordGuidance(
  { next }: Extract<HearingAsk, { kind: 'record' }>,
  findings: readonly string[],
): Guidance {
  const usual = guidanceFor({ findings, state: next?.state ?? null })
  return next ? { ...usual, what: 'Record next', title: next.title, care: next.how } : usual
}
