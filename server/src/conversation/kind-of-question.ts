import type { HowTo } from '@candi/domain'

/** What a question wants to be told of a thing; two that want different things are not the same question, however much else they share. */
type KindOfQuestion =
  | 'price'
  | 'duration'
  | 'law'
  | 'driving'
  | 'renewal'
  | 'manner'
  | 'interval'
  | 'place'
  | 'meaning'

/** In the order in which they are looked for: "how long does a brake job take" before "how long do brakes last". */
const KINDS: readonly (readonly [KindOfQuestion, RegExp])[] = [
  ['duration', /\bhow (?:long|many hours)\b.{0,90}\b(?:take|takes|job|hours)\b/i],
  ['law', /\b(?:il)?legal\b|\bticket\b|\bagainst the law\b/i],
  [
    'price',
    /\bhow much (?:is|are|do|does|for|to|should|would|will)\b|\b(?:cost|costs|price|prices|pricey|expensive|afford)\b|\bshould i pay\b/i,
  ],
  [
    'driving',
    /\b(?:can|could|may|should|is it safe|is it ok|ok|safe|how (?:long|far|fast|many miles))\b.{0,90}\bdriv(?:e|ing)\b/i,
  ],
  [
    'interval',
    /^\W{0,9}(?:when (?:to|do|should|is|must)\b|how (?:often|old)\b|every\b)|\binterval\b|\bhow long (?:do|does|will)\b.{0,90}\blasts?\b/i,
  ],
  ['place', /^\W*where\b/i],
  ['meaning', /^\W*what(?:['’]?s| is| are| does| do)\b.*\b(?:an?|mean|does|do)\b/i],
  [
    'renewal',
    /^\W*(?:(?:how (?:do|can|to|would|should)|can|could|should)(?: (?:i|you|we))?(?: \w+)? )?(?:chang(?:e|ing)|replac(?:e|ing)|fix|repair|install|remove|bleed|flush|swap|rotate|disconnect)\b/i,
  ],
  ['manner', /^\W*how (?:do|can|to|would|should|does one)\b/i],
]

export const kindOfQuestion = (text: string): KindOfQuestion | null =>
  KINDS.find(([, asks]) => asks.test(text))?.[0] ?? null

/** What no way of asking serves that has not the same form: "timing belt price" tells nobody what such a belt does. */
const STRICT: ReadonlySet<KindOfQuestion> = new Set([
  'driving',
  'law',
  'duration',
  'place',
  'meaning',
  'renewal',
])

/** Whether whoever asks one would be served by what the other is answered. */
export function wantTheSame(
  asked: KindOfQuestion | null,
  known: KindOfQuestion | null,
  topic: HowTo['topic'],
): boolean {
  if (asked === null || asked === known) return true
  if (asked === 'manner' && (known === 'renewal' || known === 'place')) return true
  // What is said of a danger says whether to drive.
  if (asked === 'driving' && topic === 'safety') return known === null || known === 'meaning'
  return known === null && !STRICT.has(asked)
}
