import type { CauseId, CostRange } from './cause.ts'

export type OperationId = string

/**
 * What a line of a workshop's quote is for. `safety`: what stops, steers, carries or shows the car. `repair`: what mends a fault.
 * `maintenance`: due by age or miles. `extra`: fees, and what is offered on top.
 */
export const OPERATION_KINDS = ['safety', 'repair', 'maintenance', 'extra'] as const
export type OperationKind = (typeof OPERATION_KINDS)[number]

/** One job as the workshops of the United States name it on a quote. */
export interface QuoteOperation {
  readonly id: OperationId
  /** As it stands in a sentence: "front or rear brake pads". */
  readonly title: string
  readonly kind: OperationKind
  /** Words that name it together, in any order; those of one place stand apart by a bar: "tire rotation|rotate". */
  readonly names: readonly string[]
  /** Words beside which it is something else: a battery cable is no battery. */
  readonly unless: readonly string[]
  /** What the usual price is for: the whole job, one axle, or one piece. */
  readonly per: 'job' | 'axle' | 'each'
  /** Parts and labor at an independent workshop; those of causes, where a cause has this repair. */
  readonly cost: CostRange
  /** The causes that it mends, or helps to. */
  readonly repairs: readonly CauseId[]
  /** The jobs beside which it is usual, because they need it. */
  readonly goesWith: readonly OperationId[]
  /** Whether it only looks: a diagnosis, an inspection, a test. */
  readonly looks: boolean
  /** What should have been measured or seen before, to stand behind "Ask for": "the charging voltage, engine running". */
  readonly test: string
  /** The one question to ask. */
  readonly question: string
  /** When it is worth its money, where it is often sold without need; empty elsewhere. */
  readonly worthwhile: string
}
