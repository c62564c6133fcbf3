import type { Fuel } from '@candi/domain'
import { type KnownValues, wordsOf } from './known-values.ts'

const PLUG_IN_WORDS =
  /\bplug[- ]?in\b|\bphev\b|\be-hybrid\b|\benergi\b|\bprime\b|\b4xe\b|\brecharge\b|\bvolt\b|\bclarity\b|\bxdrive\d\de\b|\b[3-7]\d0e\b|\btwin engine\b|\bi8\b|\bT8\b/i
const HYBRID_WORDS = /\bf?hev\b|\bhybrid\b|\bactivehybrid\d?\b/i
const MILD_WORDS = /\bmild\b|\bmhev\b|\b48 ?v\b/i

const WORD_PLACES = ['model', 'series', 'series2', 'trim', 'trim2', 'other engine info', 'engine model']

/**
 * What the car runs on. A mild hybrid counts as its fuel: nothing of a hybrid's high voltage can fail in it.
 * Undefined for what the public data does not say, and for hydrogen, of which we know nothing.
 */
export function fuelOf(values: KnownValues): Fuel | undefined {
  const primary = plainFuel(values.get('fuel type - primary'))
  const secondary = plainFuel(values.get('fuel type - secondary'))
  const level = values.get('electrification level') ?? ''
  if (/^bev/i.test(level)) return 'electric'
  if (/^phev/i.test(level)) return 'plugin_hybrid'
  if (/^mild/i.test(level)) return primary
  if (/^(strong )?hev/i.test(level))
    return isElectricPair(primary, secondary) || primary ? 'hybrid' : undefined
  const words = wordsOf(values, WORD_PLACES)
  if (isElectricPair(primary, secondary)) return PLUG_IN_WORDS.test(words) ? 'plugin_hybrid' : 'hybrid'
  if (primary === undefined || primary === 'electric' || MILD_WORDS.test(words)) return primary
  if (!HYBRID_WORDS.test(words)) return primary
  return /\bplug[- ]?in\b|\bphev\b|\be-hybrid\b/i.test(words) ? 'plugin_hybrid' : 'hybrid'
}

const isElectricPair = (primary: Fuel | undefined, secondary: Fuel | undefined): boolean =>
  primary !== secondary &&
  primary !== undefined &&
  secondary !== undefined &&
  [primary, secondary].includes('electric')

function plainFuel(words: string | undefined): Fuel | undefined {
  if (words === undefined || /hydrogen|fuel cell/i.test(words)) return undefined
  if (/electric/i.test(words)) return 'electric'
  if (/diesel/i.test(words)) return 'diesel'
  if (/natural gas|cng|lng|lpg|propane/i.test(words)) return 'lpg_cng'
  return /gasoline|ethanol|e85|e100|methanol|flexible/i.test(words) ? 'gasoline' : undefined
}
