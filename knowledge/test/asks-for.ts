import type { Need } from '@candi/domain'
import { permissionsIn } from './permissions-in.ts'

/** What follows a negation is not asked for, up to the end of its clause. */
const NEGATED =
  /(?:\b(?:not|never|nobody|nor?|none|without|before|rather than|unless|cannot)\b|n't\b)[^.;:!?]*/gi

/** Words of a need, in texts of our own. */
const WORDS: Partial<Record<Need, RegExp>> = {
  moving:
    /\b(?:drives?|driving|driven|roll(?:s|ing)?|mph|trips?|routes?|straight (?:to|back)|slowly to|go(?:es)? to|(?:small|quiet|slow) roads|highways?|freeways?|park (?:on|where|away)|on the way|keep moving)\b/i,
  engine_running:
    /\b(?:(?:re)?start(?:s|ing)?|crank(?:s|ing)?|idl(?:e|es|ing)|engine running|revs|run it)\b/i,
  hot_parts: /\b(?:hands? near|feel for heat)\b/i,
  battery: /\b(?:posts|terminals?|clamps?|jump starts?|12-volt)\b/i,
  fuel: /\b(?:fill-?ups?|fill(?:ing)? up|refuel\w*|gas cap|quarter tank|tank above|fuel your manual|full tanks)\b/i,
  under_raised_car: /\b(?:jacks?|raised|crawl|(?:fit|change) (?:the|a) (?:spare|wheel))\b/i,
  high_voltage: /\b(?:plug(?:ged)? in|on the plug|charging (?:plug|port|cable)|charge (?:it|the))\b/i,
}

/** The needs whose words stand in a text. */
export function asksFor(text: string, reviewed: readonly string[]): readonly Need[] {
  const read = reviewed.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text)
  const asked = read.replaceAll(NEGATED, '')
  const words = Object.keys(WORDS).filter((need): need is Need => WORDS[need as Need]?.test(asked) ?? false)
  return permissionsIn(read).length > 0 ? [...new Set<Need>([...words, 'moving'])] : words
}

/** Which needs, written beside a text, answer for a need whose words stand in it: whoever drives, runs the engine. */
const ANSWERED_BY: Partial<Record<Need, readonly Need[]>> = {
  moving: ['moving', 'to_workshop'],
  engine_running: ['engine_running', 'moving', 'to_workshop'],
}

/** What a text asks for and nothing beside it says. */
export const unsaidIn = (text: string, requires: readonly Need[], reviewed: readonly string[]): Need[] =>
  asksFor(text, reviewed).filter(
    (need) => !(ANSWERED_BY[need] ?? [need]).some((answer) => requires.includes(answer)),
  )
