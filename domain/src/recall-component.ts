import type { CauseId, ProblemId } from './cause.ts'

/** What recalls of one component of the agency are about, and what they bear on. */
export interface RecallComponent {
  /** The agency's component or its beginning, upper-case: "FUEL SYSTEM, GASOLINE:DELIVERY". */
  readonly component: string
  /** As owners say it: "Fuel pump". */
  readonly part: string
  readonly problems: readonly ProblemId[]
  readonly causes: readonly CauseId[]
}

/** Words of a recall's summary that name causes, where its component begins with one of `in`. */
export interface RecallWords {
  readonly in: readonly string[]
  readonly say: readonly string[]
  readonly causes: readonly CauseId[]
}

export interface RecallKnowledge {
  readonly components: readonly RecallComponent[]
  readonly words: readonly RecallWords[]
}
