import type { HowTo } from '@candi/domain'
import type { Acts } from './act-of-line.ts'

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

const KINDS: ReadonlyMap<string, KindOfQuestion> = new Map([
  ['asks_duration', 'duration'],
  ['asks_legal', 'law'],
  ['asks_cost', 'price'],
  ['asks_quote_fair', 'price'],
  ['asks_drive', 'driving'],
  ['asks_drive_far', 'driving'],
  ['asks_interval', 'interval'],
  ['asks_where', 'place'],
  ['asks_meaning', 'meaning'],
  ['asks_fix', 'renewal'],
  ['asks_check', 'manner'],
])
/** Below it a question is of no kind, and met by whatever shares its words. */
const SURE = 0.3

export function kindOfQuestion(acts: Acts, text: string): KindOfQuestion | null {
  const odds = new Map<KindOfQuestion, number>()
  for (const [act, probability] of acts.odds(text)) {
    const kind = KINDS.get(act)
    if (kind) odds.set(kind, (odds.get(kind) ?? 0) + probability)
  }
  const [likeliest] = [...odds].toSorted(([, left], [, right]) => right - left)
  return likeliest && likeliest[1] >= SURE ? likeliest[0] : null
}

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
