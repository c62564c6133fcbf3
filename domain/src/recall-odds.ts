import type { ReaderOpinion } from './belief.ts'
import type { CausalModel } from './causal-model.ts'
import type { Observation } from './finding.ts'
import type { RecallReach } from './recall.ts'

/** By how much the only recall of a model raises the odds of a cause; chosen in docs/decisions/008-recalls.md. */
const RECALL_FACTOR = { named: 3, kindred: 1.5 } as const

/** A model that is called back for everything is told by none of it: the raise shrinks with the root of their number. */
const shared = (factor: number, campaigns: number) => 1 + (factor - 1) / Math.sqrt(campaigns)

/** A cause shows a sign when it makes it at least this often. */
const SHOWS = 0.2
/** From this opinion of the whole message on, the words themselves are a sign of the problem. */
const READ = 0.1

/**
 * The prior with what the recalls of the model add to it. A recall speaks only for causes of which the case has some
 * sign: without one, every owner of the model would be told of it. Several recalls of one cause count as one.
 */
export function raisedByRecalls(
  model: CausalModel,
  prior: Float64Array,
  recalls: readonly RecallReach[],
  observations: readonly Observation[],
  opinion: ReaderOpinion | null,
): Float64Array {
  if (recalls.length === 0) return prior
  const named = new Set(recalls.flatMap(({ causes }) => [...causes]))
  const kindred = new Set(recalls.flatMap(({ problems }) => [...problems]))
  const columns = observations
    .filter(({ finding, state }) => state === 'present' && model.findings.has(finding))
    .map(({ finding }) => model.strengths(finding))
  const raised = prior.map((value, index) => {
    const cause = model.causes[index]
    if (!cause) return value
    const factor = named.has(cause.id)
      ? RECALL_FACTOR.named
      : kindred.has(cause.problem)
        ? RECALL_FACTOR.kindred
        : 1
    const hasSign =
      columns.some((column) => (column[index] ?? 0) >= SHOWS) || (opinion?.get(cause.problem) ?? 0) >= READ
    return hasSign ? value * shared(factor, recalls.length) : value
  })
  const total = raised.reduce((sum, value) => sum + value, 0)
  return total > 0 ? raised.map((value) => value / total) : prior
}
