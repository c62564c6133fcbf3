import { rangeOfCode } from './code-range.ts'
import type { CodeFacts, TroubleCode } from './trouble-code.ts'

/**
 * The structured facts of one code; `known: false` with what its range tells when the table lacks it.
 * Codes of the makers are never looked up: the same number means different things in different cars.
 * `null` when `code` is not written like a code ("P0301").
 */
export function describeTroubleCode(code: string, facts: ReadonlyMap<string, CodeFacts>): TroubleCode | null {
  const normal = code.trim().toUpperCase()
  const range = rangeOfCode(normal)
  if (range === null) return null
  const known = range.standard === 'manufacturer' ? undefined : facts.get(normal)
  if (known === undefined) return { code: normal, known: false, ...range }
  return { code: normal, known: true, ...range, ...known }
}
