import type { EmergencyKind } from '@candi/domain'
import { anyOf } from './any-of.ts'

const SWALLOWED = anyOf([
  String.raw`\b(?:swallow\w{0,24}|drank|licked|lapped|sipped|sucked)\b`,
  String.raw`\b(?:in|at|to) (?:my|his|her|their) (?:mouth|lips)\b`,
])
const FUMES = anyOf([String.raw`\b(?:exhaust|fumes|carbon monoxide)\b`])
const BURNS = anyOf([String.raw`\b(?:flames|on fire|fire (?:under|in|from))\b`])

/** Which card an emergency of people gets that no rule of the car names. */
export const emergencyOfWords = (text: string): EmergencyKind => {
  if (SWALLOWED.test(text)) return 'poison'
  if (FUMES.test(text)) return 'exhaust'
  return BURNS.test(text) ? 'fire' : 'injury'
}
