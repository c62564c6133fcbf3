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

/** What is asked before all else: what was seen and has to be understood, what bears on the verdict, or what must not wait. */
export function askedFirst(
  verdict: Pick<CaseVerdict, 'level' | 'liftedBy' | 'rules'>,
  ofPhotos: readonly FindingId[],
): readonly FindingId[] {
  if (ofPhotos.length > 0) return ofPhotos
  return verdict.level === 'unknown' ? SCREENING : decidesVerdict(verdict)
}

/** What would make a red flag graver, and then what would lift it. */
export const decidesVerdict = ({
  rules,
  liftedBy,
}: Pick<CaseVerdict, 'liftedBy' | 'rules'>): readonly FindingId[] => [
  ...rules.flatMap(({ worseWith = [] }) => worseWith),
  ...liftedBy,
]
