import { SCOPE } from './nearby-words.ts'
import type { Token } from './read-tokens.ts'

const HEDGES = new Set([
  'maybe',
  'might',
  'possibly',
  'perhaps',
  'sometimes',
  'occasionally',
  'slight',
  'slightly',
  'guess',
  'seems',
  'think',
  'could',
])

/** "Maybe it knocks": told with less than certainty. */
export function isHedged(tokens: readonly Token[], start: number): boolean {
  const clause = tokens[start]?.clause
  for (let place = start - 1; place >= 0 && place >= start - SCOPE; place -= 1) {
    const token = tokens[place]
    if (!token || token.clause !== clause) return false
    if (HEDGES.has(token.word)) return true
  }
  return false
}
