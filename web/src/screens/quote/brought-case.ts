import { type QuoteCase, quoteCaseSchema } from '@candi/contracts'

export interface BroughtCase {
  readonly quoteCase: QuoteCase
  /** The address of the case, to go back to. */
  readonly from: string
}

/** The case that a sheet sent along with its visitor; undefined where somebody came without one. */
export function broughtCase(state: unknown): BroughtCase | undefined {
  if (typeof state !== 'object' || state === null || !('quoteCase' in state)) return undefined
  const parsed = quoteCaseSchema.safeParse(state.quoteCase)
  if (!parsed.success) return undefined
  const from = 'from' in state && typeof state.from === 'string' ? state.from : ''
  return { quoteCase: parsed.data, from: from.startsWith('/diagnose') ? from : '/diagnose' }
}
