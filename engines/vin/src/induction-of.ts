import type { Induction } from '@candi/domain'
import { type KnownValues, wordsOf } from './known-values.ts'

const NATURAL = /\bnatural(ly)?[- ]aspirated\b|\bnon[- ]?turbo|\bw\/o turbo\b/i
const SUPERCHARGED = /\bsuper[- ]?charge[rd]\b/i
/** "Turbo" in all its endings, and the makers' names for engines that always have one. */
const TURBO =
  /turbo|\baspiration ?: ?tc\b|\bt[- ]?gdi\b|\bgtdi\b|\becoboost\b|\btf?si\b|\btdi\b|\btc\/ic\b|\bmultiair t\b/i

const WORD_PLACES = ['other engine info', 'engine model', 'trim', 'trim2', 'series', 'series2', 'model']

/** How the engine gets its air, where the data says so; what it says of several versions says nothing. */
export function inductionOf(values: KnownValues): Induction | undefined {
  const words = wordsOf(values, WORD_PLACES)
  if (NATURAL.test(words)) return TURBO.test(words.replace(NATURAL, '')) ? undefined : 'natural'
  if (SUPERCHARGED.test(words)) return TURBO.test(words) ? undefined : 'supercharged'
  const turbo = values.get('turbo')
  if (turbo !== undefined) return /^yes/i.test(turbo) ? 'turbo' : 'natural'
  return TURBO.test(wordsOf(values, WORD_PLACES.slice(0, 2))) ? 'turbo' : undefined
}
