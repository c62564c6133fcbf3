import { HEADLINES, type QuoteCase, STANDING_HEADLINES } from '@candi/contracts'
import { isGrave } from '@candi/domain'

/** What the case says of driving, where that is grave: "Your case says “Don’t drive it”". Empty elsewhere, which permits nothing. */
export function graveWords(known: QuoteCase | undefined): string {
  if (!known || !isGrave(known.level)) return ''
  return `Your case says “${known.starts ? HEADLINES[known.level] : STANDING_HEADLINES.grave}”`
}

/** What is said of a line that keeps the car safe, or mends what the case must not be driven with; never that it can be left. */
export function safetyWords(known: QuoteCase | undefined, isSafety: boolean, isFitting: boolean): string {
  const grave = graveWords(known)
  if (grave && (isSafety || isFitting)) return `${grave}, so this must not wait.`
  return isSafety ? 'It keeps the car safe. If they found it bad, it comes before everything else here.' : ''
}
