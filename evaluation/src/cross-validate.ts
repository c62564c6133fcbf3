import type { PoolingWeights } from '@candi/domain'
import type { Calibration } from '@candi/server/conversation/diagnosis-parts'
import { type ReadCase, scoreCase } from './diagnose-cases.ts'
import {
  fitDanger,
  fitPooling,
  MISS_COSTS,
  REAL_WEIGHT,
  thresholdsFor,
  type Weighted,
} from './fit-calibration.ts'
import type { ScoredCase } from './scored-case.ts'

const START = { words: 0.45, answers: 1, reader: 0.7, somethingElse: 0.05 }
/** Authored messages used to fit the few weights; more change nothing but the waiting. */
const SCHOOL_USED = 1_200

const schoolSample = (school: readonly ReadCase[]): Weighted[] => {
  const every = Math.max(1, Math.floor(school.length / SCHOOL_USED))
  return school.filter((_, index) => index % every === 0).map((read) => ({ read, weight: 1 }))
}

const asReal = (cases: readonly ReadCase[]): Weighted[] =>
  cases.map((read) => ({ read, weight: REAL_WEIGHT }))

const asFresh = (cases: readonly ReadCase[]): Weighted[] => cases.map((read) => ({ read, weight: 1 }))

const fitPool = (real: readonly ReadCase[], school: readonly ReadCase[], fresh: readonly ReadCase[]) =>
  fitPooling([...asReal(real), ...schoolSample(school), ...asFresh(fresh)], START)

/** Danger from messages alone that the shipped reader never read: of its own school it is surer than of what it will be sent. */
const fitThresholds = (real: readonly ReadCase[], fresh: readonly ReadCase[], pooling: PoolingWeights) =>
  thresholdsFor(fitDanger([...asReal(real), ...asFresh(fresh)], pooling), MISS_COSTS.shipped)

/** The weights that the product ships with. */
export function fitAll(
  real: readonly ReadCase[],
  school: readonly ReadCase[],
  fresh: readonly ReadCase[],
): Calibration {
  const pooling = fitPool(real, school, fresh)
  return { pooling, thresholds: fitThresholds(real, fresh, pooling) }
}

/** Thresholds of the reader before this one, on the authors that it never read. */
export const thresholdsOfUnread = (school: readonly ReadCase[], pooling: PoolingWeights) =>
  thresholdsFor(fitDanger(schoolSample(school), pooling), MISS_COSTS.before)

/** Cases in folds of whole groups, each scored with weights fitted without its fold. */
function inFolds(
  cases: readonly ReadCase[],
  folds: number,
  fitWithout: (rest: readonly ReadCase[]) => Calibration,
): ScoredCase[] {
  const groups = [...new Set(cases.map(({ target }) => target.group))].sort()
  const foldOf = new Map(groups.map((group, index) => [group, index % folds]))
  const isIn = (fold: number) => (read: ReadCase) => foldOf.get(read.target.group) === fold
  return Array.from({ length: folds }, (_, fold) => {
    const { pooling, thresholds } = fitWithout(cases.filter((read) => !isIn(fold)(read)))
    return cases.filter(isIn(fold)).map((read) => scoreCase(read, pooling, thresholds))
  }).flat()
}

/** Real cases, each scored with weights fitted without its fold (by source), beside the school and the fresh ones. */
export const crossValidateReal = (
  real: readonly ReadCase[],
  school: readonly ReadCase[],
  fresh: readonly ReadCase[],
  folds: number,
): ScoredCase[] => inFolds(real, folds, (rest) => fitAll(rest, school, fresh))

/** Fresh cases, each scored with weights fitted without its hand. */
export function crossValidateFresh(
  fresh: readonly ReadCase[],
  real: readonly ReadCase[],
  school: readonly ReadCase[],
): ScoredCase[] {
  const hands = new Set(fresh.map(({ target }) => target.group)).size
  return inFolds(fresh, hands, (rest) => fitAll(real, school, rest))
}
