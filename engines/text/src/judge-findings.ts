import type { FindingState, Observation } from '@candi/domain'
import { AssertionReader } from './assertion.ts'
import type { PhraseMatch } from './phrase-index.ts'
import type { Token } from './read-tokens.ts'
import type { Assertion } from './trigger.ts'

/** A sign found in a message, with the place of the words that it rests on. */
export interface ReadSign {
  readonly observation: Observation
  /** Offsets into the message, end exclusive. */
  readonly start: number
  readonly end: number
}

/** How often a matched phrase means what it says, measured on the authored messages. */
const CONFIDENCE = { plain: 0.9, hedged: 0.75, denied: 0.85, distant: 0.6 } as const

/** Told so, a sign is noted neither as present nor as absent; these two even where its phrase denies itself. */
const ALWAYS_OPEN: readonly Assertion[] = ['asked', 'other car']
const OPEN: readonly Assertion[] = ['possible', 'feared', 'second hand', 'history']

/** Phrases found -> findings: one a finding, the plainest telling winning over a denied or hedged one. */
export function judgeFindings(
  text: string,
  tokens: readonly Token[],
  matches: readonly PhraseMatch[],
): ReadSign[] {
  const best = new Map<string, ReadSign>()
  const assertions = new AssertionReader(text, tokens)
  for (const match of matches) {
    const sign = judge(text, tokens, match, assertions)
    if (!sign) continue
    const known = best.get(sign.observation.finding)
    if (!known || isBetter(sign, known)) best.set(sign.observation.finding, sign)
  }
  return [...best.values()].sort((left, right) => left.start - right.start || left.end - right.end)
}

/** What rests on all the words of the other and on more knows better: "oil light" of "the oil light is not on". */
const covers = (wide: ReadSign, narrow: ReadSign) =>
  wide.start <= narrow.start && wide.end >= narrow.end && wide.end - wide.start > narrow.end - narrow.start
const isBetter = (sign: ReadSign, known: ReadSign) =>
  sign.observation.state !== known.observation.state && (covers(sign, known) || covers(known, sign))
    ? covers(sign, known)
    : isSurer(sign, known)
const isSurer = (sign: ReadSign, known: ReadSign) =>
  sign.observation.confidence > known.observation.confidence ||
  (sign.observation.confidence === known.observation.confidence &&
    sign.end - sign.start > known.end - known.start)

function judge(
  text: string,
  tokens: readonly Token[],
  { phrase, spans }: PhraseMatch,
  assertions: AssertionReader,
): ReadSign | null {
  const first = Math.min(...spans.map(([from]) => from))
  const last = Math.max(...spans.map(([, to]) => to))
  const places = spans.map((span) => assertions.of(span, spans))
  const whole = spans.length === 1 ? places[0] : assertions.of([first, last], spans)
  const isGiven = (assertion: Assertion) => places.some((given) => given.has(assertion))
  // "Will not start" denies itself: no word before it does.
  const deniesItself = spans.some(([from, to]) =>
    tokens.slice(from, to + 1).some(({ word }) => phrase.denials.has(word)),
  )
  if (ALWAYS_OPEN.some(isGiven) || (!deniesItself && OPEN.some(isGiven))) return null
  const isDenied = !deniesItself && isGiven('absent')
  // "The pedal is not firm" is no telling of how it is, "firm until I hold it" not the end of it, and "softer than normal" the contrary.
  if (phrase.tells === 'absent' && (isDenied || whole?.has('turned'))) return null
  // "The light came on, it's not flashing" denies the flashing; of "can't touch the rim, it's that hot" it stays open which is meant.
  const isOneClause = new Set(spans.map(([from]) => tokens[from]?.clause)).size === 1
  const latest = Math.max(...spans.map(([from]) => from))
  const isDeniedToTheEnd = spans.some(([from], at) => from === latest && places[at]?.has('absent'))
  if (isDenied && !isOneClause && !isDeniedToTheEnd) return null
  const state: FindingState = isDenied ? 'absent' : phrase.tells
  const start = tokens[first]?.start ?? 0
  const end = tokens[last]?.end ?? start
  const confidence =
    state === 'absent'
      ? CONFIDENCE.denied
      : whole?.has('mended') || whole?.has('supposed')
        ? CONFIDENCE.distant
        : isGiven('hedged')
          ? CONFIDENCE.hedged
          : CONFIDENCE.plain
  return {
    observation: {
      finding: phrase.finding,
      state,
      confidence,
      source: 'words',
      quote: text.slice(start, end),
    },
    start,
    end,
  }
}
