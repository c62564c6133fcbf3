import type { FindingState, Observation } from '@candi/domain'
import { isOfAnotherCar } from './another-car.ts'
import { isAsked } from './asked-sign.ts'
import { isDistant } from './distant-sign.ts'
import { isHedged } from './hedge.ts'
import { polarityAt, polarityWithin } from './negation.ts'
import type { PhraseMatch } from './phrase-index.ts'
import type { Token } from './read-tokens.ts'
import { turnsLater } from './turned-reassurance.ts'

/** A sign found in a message, with the place of the words that it rests on. */
export interface ReadSign {
  readonly observation: Observation
  /** Offsets into the message, end exclusive. */
  readonly start: number
  readonly end: number
}

/** How often a matched phrase means what it says, measured on the authored messages. */
const CONFIDENCE = { plain: 0.9, hedged: 0.75, denied: 0.85, distant: 0.6 } as const

/**
 * Whether the words said last are among those denied, or all stand in one clause: "the light came on, it's not flashing"
 * denies the flashing, "I can't touch the rim, it's that hot" only the touch.
 */
function isDeniedToTheEnd(tokens: readonly Token[], spans: PhraseMatch['spans']): boolean {
  if (new Set(spans.map(([from]) => tokens[from]?.clause)).size === 1) return true
  const last = spans.reduce((latest, span) => (span[0] > latest[0] ? span : latest), spans[0] ?? [0, 0])
  return polarityAt(tokens, last, spans) === 'absent' || polarityWithin(tokens, ...last) === 'absent'
}

const compares = (tokens: readonly Token[], spans: PhraseMatch['spans']) =>
  spans.some(([from, to]) =>
    tokens.slice(from, to + 1).some(({ word }) => word === 'than' || word === 'then'),
  )

/** Phrases found -> findings: one a finding, the plainest telling winning over a denied or hedged one. */
export function judgeFindings(
  text: string,
  tokens: readonly Token[],
  matches: readonly PhraseMatch[],
): ReadSign[] {
  const best = new Map<string, ReadSign>()
  for (const match of matches) {
    const sign = judge(text, tokens, match)
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

function judge(text: string, tokens: readonly Token[], { phrase, spans }: PhraseMatch): ReadSign | null {
  const deniesItself = spans.some(([from, to]) =>
    tokens.slice(from, to + 1).some(({ word }) => phrase.denials.has(word)),
  )
  const polarities = deniesItself
    ? []
    : spans.flatMap((span) => [polarityAt(tokens, span, spans), polarityWithin(tokens, ...span)])
  if (polarities.includes('doubtful') || isOfAnotherCar(tokens, spans) || isAsked(text, tokens, spans))
    return null
  const isDenied = polarities.includes('absent')
  // "The pedal is not firm" is no telling of how it is, "firm until I hold it" not the end of it, and "softer than normal" the contrary.
  if (phrase.tells === 'absent' && (isDenied || turnsLater(tokens, spans) || compares(tokens, spans)))
    return null
  // "Can't touch the rim, it's that hot" denies the touch: which of two clauses is meant stays open.
  if (isDenied && !isDeniedToTheEnd(tokens, spans)) return null
  const state: FindingState = isDenied ? 'absent' : phrase.tells
  const first = Math.min(...spans.map(([from]) => from))
  const last = Math.max(...spans.map(([, to]) => to))
  const start = tokens[first]?.start ?? 0
  const end = tokens[last]?.end ?? start
  const hedged = spans.some(([from]) => isHedged(tokens, from))
  const confidence =
    state === 'absent'
      ? CONFIDENCE.denied
      : isDistant(tokens, [first, last])
        ? CONFIDENCE.distant
        : hedged
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
