import type { FindingState, Observation } from '@candi/domain'
import { isHedged, polarityAt, polarityWithin } from './negation.ts'
import type { PhraseMatch } from './phrase-index.ts'
import type { Token } from './read-tokens.ts'

/** A sign found in a message, with the place of the words that it rests on. */
export interface ReadSign {
  readonly observation: Observation
  /** Offsets into the message, end exclusive. */
  readonly start: number
  readonly end: number
}

/** How often a matched phrase means what it says, measured on the authored messages. */
const CONFIDENCE = { plain: 0.9, hedged: 0.75, denied: 0.85 } as const

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

const isBetter = (sign: ReadSign, known: ReadSign) =>
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
  if (polarities.includes('doubtful')) return null
  const isDenied = polarities.includes('absent')
  // "The pedal is not firm" is no telling of how it is.
  if (isDenied && phrase.tells === 'absent') return null
  const state: FindingState = isDenied ? 'absent' : phrase.tells
  const first = Math.min(...spans.map(([from]) => from))
  const last = Math.max(...spans.map(([, to]) => to))
  const start = tokens[first]?.start ?? 0
  const end = tokens[last]?.end ?? start
  const hedged = spans.some(([from]) => isHedged(tokens, from))
  const confidence = state === 'absent' ? CONFIDENCE.denied : hedged ? CONFIDENCE.hedged : CONFIDENCE.plain
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
