import type { CaseVerdict, FindingId } from '@candi/domain'

/** What is asked where nobody can tell yet: whether it stops, runs hot, smokes or leaks fuel, steers, and shows a red lamp. */
const SCREENING: readonly FindingId[] = [
  'brake_pedal_soft',
  'smoke_from_hood',
  'temp_gauge_high',
  'oil_pressure_lamp_on',
  'steering_heavy_sudden',
  'gas_smell_strong',
]

/** What is asked before all else: what was seen and has to be understood, what would lift a red flag, or what must not wait. */
export function askedFirst(
  { level, liftedBy }: Pick<CaseVerdict, 'level' | 'liftedBy'>,
  ofPhotos: readonly FindingId[],
): readonly FindingId[] {
  if (ofPhotos.length > 0) return ofPhotos
  return level === 'unknown' ? SCREENING : liftedBy
}
