import type { Evidence } from './quote.ts'
import type { QuoteToken } from './quote-token.ts'

const setOf = (words: string) => new Set(words.split(' '))

/** A number of these was read from an instrument. */
const READINGS = setOf('mm v volt volts psi cca ohm ohms amp amps 32nds bar degrees')
const TESTED = setOf(
  'tested measured measurement measures tests fails failed failing leakdown compression scoped runout multimeter reading readings verified confirmed pinpoint',
)
/** "Smoke test", "failed the load test"; "test drive" is none. */
const TESTS = setOf('test')
const DRIVEN = setOf('drive drove driven')
const SEEN = setOf(
  'worn leaking leaks leak cracked torn broken seized stuck noisy loose bald dry rotted rusted corroded bent split scored grooved metal contaminated dirty clogged soaked found observed shows',
)

/** What a piece of a quote says of how the fault was found; the strongest that it says. */
export function evidenceIn(tokens: readonly QuoteToken[]): Evidence | null {
  let found: Evidence | null = null
  for (const [place, token] of tokens.entries()) {
    const next = tokens[place + 1]
    const word = next?.kind === 'word' ? next.word : ''
    if (token.kind === 'number' && !token.isMoney && READINGS.has(word)) return 'measured'
    if (token.kind === 'code' && token.word.endsWith('/32')) return 'measured'
    if (token.kind !== 'word') continue
    if (TESTED.has(token.word) || (TESTS.has(token.word) && !DRIVEN.has(word))) return 'measured'
    if (isTroubleCode(token.word)) found = 'code'
    else if (SEEN.has(token.word)) found ??= 'seen'
  }
  return found
}

/** "P0420": a letter and four hexadecimal digits. */
const isTroubleCode = (word: string): boolean =>
  word.length === 5 &&
  'pbcu'.includes(word.charAt(0)) &&
  '0123'.includes(word.charAt(1)) &&
  [...word.slice(2)].every((digit) => '0123456789abcdef'.includes(digit))
