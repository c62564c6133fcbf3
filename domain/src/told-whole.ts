import type { Belief } from './belief.ts'
import type { CausalModel } from './causal-model.ts'
import type { Observation } from './finding.ts'
import { URGENCIES } from './urgency.ts'

/** From this share on the innocent cause is what the case is about. */
const LEADS = 0.5
/** A cause that makes a sign at least this often explains it. */
const EXPLAINS = 0.1
const LAST_PRESSING = URGENCIES.indexOf('soon')

/**
 * Whether what was told is a harmless thing told whole ("the AC drips clear water"), and nothing beside it that the harmless cause does
 * not explain. A reader who fears such words has heard the water and not the rest, and is not asked.
 */
export function isHarmlessToldWhole(
  { findings, strengths, urgencyAt }: Pick<CausalModel, 'findings' | 'strengths' | 'urgencyAt'>,
  { causes }: Pick<Belief, 'causes'>,
  observations: readonly Observation[],
): boolean {
  const told = observations.filter(
    ({ finding, state }) => state === 'present' && !findings.get(finding)?.isCircumstance,
  )
  const whole = told.filter(({ finding }) => findings.get(finding)?.isToldWhole)
  if (whole.length === 0) return false
  const leading = causes.findIndex(
    (probability, position) => probability >= LEADS && (urgencyAt[position] ?? 0) > LAST_PRESSING,
  )
  const explains = (finding: string, least: number) => (strengths(finding)[leading] ?? 0) >= least
  return (
    leading >= 0 &&
    whole.some(({ finding }) => explains(finding, LEADS)) &&
    told.every(({ finding }) => explains(finding, EXPLAINS))
  )
}
