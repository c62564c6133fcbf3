import type { CausalModel } from './causal-model.ts'
import type { Observation, StartTold } from './finding.ts'
import { isSure } from './is-sure.ts'

/** Whether the car runs where it stands: it does unless a sign tells that it will not start and none tells that it does. */
export function canStart({ findings }: Pick<CausalModel, 'findings'>, observations: readonly Observation[]) {
  const tells = (told: StartTold) =>
    observations.some(
      (observation) =>
        observation.state !== 'unknown' &&
        isSure(observation) &&
        findings.get(observation.finding)?.tells?.[observation.state] === told,
    )
  return tells('runs') || !tells('no_start')
}
