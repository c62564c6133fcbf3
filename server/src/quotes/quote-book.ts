import type { Cause, CauseId, OperationId, QuoteOperation } from '@candi/domain'
import { OperationIndex } from '@candi/engines/quotes'

/** What a quote is judged by. */
export interface QuoteBook {
  /** Finds the jobs that a line names. */
  readonly index: Pick<OperationIndex, 'find'>
  readonly operations: ReadonlyMap<OperationId, QuoteOperation>
  readonly causes: ReadonlyMap<CauseId, Pick<Cause, 'title' | 'problem'>>
}

export const quoteBook = (
  operations: readonly QuoteOperation[],
  causes: readonly Pick<Cause, 'id' | 'title' | 'problem'>[],
): QuoteBook => ({
  index: new OperationIndex(operations),
  operations: new Map(operations.map((operation) => [operation.id, operation])),
  causes: new Map(causes.map((cause) => [cause.id, cause])),
})
