import type { Belief, CausalModel, Cause } from '@candi/domain'

/** A belief that it is this cause and nothing else. */
export const certainOf = ({ causes }: Pick<CausalModel, 'causes'>, cause: Cause): Belief => ({
  causes: Float64Array.from(causes, (other) => (other === cause ? 1 : 0)),
  somethingElse: 0,
  problems: new Map(),
  signs: [],
})
