import type { NextStep } from '@candi/contracts'
import {
  allows,
  type CaseVerdict,
  type CausalModel,
  isRuledOut,
  isSure,
  isWitness,
  type Observation,
  reasonRuledOut,
  type Vehicle,
} from '@candi/domain'

/** What is wrong with a question, as far as a machine can tell. */
export type QuestionFault = 'not of this car' | 'told already' | 'asked before' | 'forbidden' | 'moot'

/** The case as it stood when the question was asked. */
export interface CaseAsked {
  readonly vehicle: Vehicle
  readonly observations: readonly Observation[]
  readonly verdict: Pick<CaseVerdict, 'mustNot' | 'starts'>
  readonly askedBefore: readonly string[]
}

export function faultsOfQuestion(
  model: CausalModel,
  { kind, id, finding: asked }: Pick<NextStep, 'kind' | 'id' | 'finding'>,
  { vehicle, observations, verdict: { mustNot, starts }, askedBefore }: CaseAsked,
): QuestionFault[] {
  const finding = model.findings.get(asked)
  if (!finding) return ['not of this car']
  const shownBy = model.causes.filter(({ findings }) => findings[asked] !== undefined)
  const isShownByNone =
    shownBy.length > 0 && shownBy.every((cause) => reasonRuledOut(cause, vehicle) !== null)
  const isTold = observations.some(
    (observation) =>
      observation.state !== 'unknown' &&
      // What was left unchosen on a list is asked for once more where the verdict hangs on it.
      observation.source !== 'unchosen' &&
      !isWitness(observation.source) &&
      (observation.finding === asked ||
        (isSure(observation) && model.findings.get(observation.finding)?.group === finding.group)),
  )
  const experiment = kind === 'experiment' ? model.experiments.find((one) => one.id === id) : undefined
  // What was heard, felt or seen can be told from memory; this has to be done now.
  const done = experiment ?? (finding.manner === 'drive' ? finding : null)
  const found: readonly (readonly [QuestionFault, boolean])[] = [
    ['not of this car', isShownByNone || isRuledOut(finding.needs, vehicle)],
    ['told already', isTold],
    ['asked before', askedBefore.includes(asked)],
    ['forbidden', done !== null && !allows(done.requires, mustNot)],
    ['moot', !starts && (finding.manner === 'drive' || (experiment?.requires.includes('moving') ?? false))],
  ]
  return found.flatMap(([fault, is]) => (is ? [fault] : []))
}
