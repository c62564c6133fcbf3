import type { Belief } from './belief.ts'
import type { CaseStage } from './case-stage.ts'
import type { CausalModel } from './causal-model.ts'

/** From this probability on the reader alone has understood which part of the car it is about. */
const UNDERSTOOD = 0.6
/** Between this danger and that at which driving is forbidden the reader neither fears nor trusts what it read. */
const UNAFRAID = 0.15

/**
 * Whether too little was understood to say anything of driving: no sign of a trouble, and a reader who cannot tell which part of the
 * car it is about, or whether it is dangerous. When and where something shows is no sign by itself, and what a form says of the car is none.
 */
export function isTooLittleTold(
  { findings }: Pick<CausalModel, 'findings'>,
  { observations, reading }: CaseStage,
  { problems }: Pick<Belief, 'problems'>,
): boolean {
  const isTold = observations.some(
    ({ finding, state, source }) =>
      state === 'present' && source !== 'vehicle' && !findings.get(finding)?.isCircumstance,
  )
  if (isTold) return false
  return Math.max(0, ...problems.values()) < UNDERSTOOD || (reading?.danger ?? 1) >= UNAFRAID
}
