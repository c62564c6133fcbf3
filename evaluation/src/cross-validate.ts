import { type ReadCase, scoreCase } from './diagnose-cases.ts'
import { fitDanger, fitPooling, REAL_WEIGHT, thresholdsFor, type Weighted } from './fit-calibration.ts'
import type { ScoredCase } from './scored-case.ts'

const START = { words: 0.45, answers: 1, reader: 0.7, somethingElse: 0.05 }
/** Authored messages used to fit the few weights; more change nothing but the waiting. */
const SCHOOL_USED = 1_200

export const schoolSample = (school: readonly ReadCase[]): Weighted[] => {
  const every = Math.max(1, Math.floor(school.length / SCHOOL_USED))
  return school.filter((_, index) => index % every === 0).map((read) => ({ read, weight: 1 }))
}

export const asReal = (cases: readonly ReadCase[]): Weighted[] =>
  cases.map((read) => ({ read, weight: REAL_WEIGHT }))

export function fitAll(cases: readonly Weighted[]) {
  const pooling = fitPooling(cases, START)
  const thresholds = thresholdsFor(fitDanger(cases, pooling))
  return { pooling, thresholds }
}

/** Real cases, each scored with weights fitted without its fold (by source), beside the school. */
export function crossValidateReal(
  real: readonly ReadCase[],
  school: readonly ReadCase[],
  folds: number,
): ScoredCase[] {
  const groups = [...new Set(real.map(({ target }) => target.group))].sort()
  const foldOf = new Map(groups.map((group, index) => [group, index % folds]))
  const beside = schoolSample(school)
  return Array.from({ length: folds }, (_, fold) => {
    const rest = real.filter(({ target }) => foldOf.get(target.group) !== fold)
    const { pooling, thresholds } = fitAll([...asReal(rest), ...beside])
    return real
      .filter(({ target }) => foldOf.get(target.group) === fold)
      .map((read) => scoreCase(read, pooling, thresholds))
  }).flat()
}
