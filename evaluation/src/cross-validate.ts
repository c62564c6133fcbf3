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

/** Where the search begins; what answers weigh is settled by replays (docs/decisions/026). */
const START = { words: 0.6, answers: 0.6, reader: 1, model: 1, somethingElse: 0.01 }
/** Authored messages used to fit the few weights; more change nothing but the waiting. */
const SCHOOL_USED = 1_200

/** Messages that the reader which read them had never seen. */
export interface Measured {
  readonly posts: readonly ReadCase[]
  readonly real: readonly ReadCase[]
  readonly fresh: readonly ReadCase[]
  readonly school: readonly ReadCase[]
}

const schoolSample = (school: readonly ReadCase[]): Weighted[] => {
  const every = Math.max(1, Math.floor(school.length / SCHOOL_USED))
  return school.filter((_, index) => index % every === 0).map((read) => ({ read, weight: 1 }))
}

const asReal = (cases: readonly ReadCase[]): Weighted[] =>
  cases.map((read) => ({ read, weight: REAL_WEIGHT }))

const asFresh = (cases: readonly ReadCase[]): Weighted[] => cases.map((read) => ({ read, weight: 1 }))

/**
 * The weights that the product ships with: fitted on posts of owners that the reader did not see beside fresh messages, and without
 * posts on the little there is. On posts alone, of which the reader has learned thousands, signs count for hardly anything.
 */
export function fitAll({ posts, real, fresh, school }: Measured): Calibration {
  const isPosted = posts.length > 0
  const own = isPosted ? asFresh([...posts, ...fresh]) : [...asReal(real), ...asFresh(fresh)]
  const pooling = fitPooling(isPosted ? own : [...own, ...schoolSample(school)], START)
  // How often a car must not be driven is learned from posts: of the fresh messages half were written to tell of danger.
  const danger = fitDanger(isPosted ? asFresh(posts) : own, pooling)
  return { pooling, thresholds: thresholdsFor(danger, MISS_COSTS.shipped) }
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

/** Posts, each scored with weights fitted without its fold. */
export const crossValidatePosts = (measured: Measured, folds: number): ScoredCase[] =>
  inFolds(measured.posts, folds, (posts) => fitAll({ ...measured, posts }))

/** Real cases, each scored with weights fitted without its fold (by source); where there are posts, on them and fresh messages alone. */
export function crossValidateReal(measured: Measured, folds: number): ScoredCase[] {
  const byPosts = measured.posts.length > 0 ? fitAll(measured) : null
  return inFolds(measured.real, folds, (real) => byPosts ?? fitAll({ ...measured, real }))
}

/** Fresh cases, each scored with weights fitted without its hand. */
export function crossValidateFresh(measured: Measured): ScoredCase[] {
  const hands = new Set(measured.fresh.map(({ target }) => target.group)).size
  return inFolds(measured.fresh, hands, (fresh) => fitAll({ ...measured, fresh }))
}
