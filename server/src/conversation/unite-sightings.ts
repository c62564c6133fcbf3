import {
  type SeenLamp,
  type SeenQuestion,
  type SeenSign,
  SIGHTING_LIMITS,
  type Sighting,
} from '@candi/contracts'
import { contradictionsOf } from './contradictions-of-sightings.ts'
import type { ModelSighting } from './model-sighting.ts'
import type { DiagnosisParts } from './ports.ts'
import { lampsByUrgency, onTheWire } from './questions-of-photo.ts'
import { MOST_UNSURE, signsOfPhoto, surestSigns } from './signs-of-photo.ts'
import { MOST_BY_MODEL, raised, uniteLamps } from './unite-lamps.ts'

/** Below this a sign says nothing. */
const LEAST_SIGN = 0.55
const MOST_SIGN = 0.95

/**
 * Our own reading of a photo and that of a vision model, as one: the same thing seen by both is surer, what the model alone
 * saw is bounded and decides nothing, and where the two contradict each other the owner is asked. Without the model's word
 * nothing changes.
 */
export function uniteSightings(
  { model, seen: book }: Pick<DiagnosisParts, 'model' | 'seen'>,
  own: Sighting,
  other: ModelSighting,
): Sighting {
  const contradictions = contradictionsOf(book, own, other)
  const lamps = uniteLamps(own.lamps, other.lamps, contradictions.lamps)
  const doubted = new Set(contradictions.doubted)
  const ofLamps = signsOfPhoto(book, {
    lamps,
    bulbCheck: own.bulbCheck,
    lines: [],
    proposals: [],
    gauges: [],
  })
  const signs = new Map(ofLamps.map((sign) => [sign.finding, sign]))
  for (const sign of own.signs)
    if ((signs.get(sign.finding)?.confidence ?? 0) < sign.confidence) signs.set(sign.finding, sign)
  const shown = new Set(ofLamps.map(({ finding }) => finding))
  for (const { finding, confidence } of other.signs) {
    // What the model says of a lamp is counted with its lamps.
    if (!model.findings.has(finding) || shown.has(finding) || isTested(book, own, finding)) continue
    const words = book.wordsFor(finding)[0] ?? model.findings.get(finding)?.sign ?? finding
    const united = uniteSign(signs.get(finding), { finding, confidence, words: words.slice(0, 120) })
    if (united) signs.set(finding, united)
  }
  return {
    ...own,
    lamps,
    signs: surestSigns([...signs.values()].map((sign) => (doubted.has(sign.finding) ? unsure(sign) : sign))),
    questions: questionsOf(book, own, lamps, contradictions.questions),
  }
}

const unsure = (sign: SeenSign): SeenSign => ({ ...sign, confidence: Math.min(sign.confidence, MOST_UNSURE) })

function uniteSign(own: SeenSign | undefined, other: Omit<SeenSign, 'by'>): SeenSign | null {
  if (own) {
    if (other.confidence <= 0.5) return own
    return { ...own, confidence: raised(own.confidence, other.confidence, MOST_SIGN), by: 'both' }
  }
  const confidence = Math.min(other.confidence, MOST_BY_MODEL)
  return confidence >= LEAST_SIGN ? { ...other, confidence, by: 'model' } : null
}

/** While the bulbs are tested the model's word on a lamp that lights then counts as little as ours. */
const isTested = (book: DiagnosisParts['seen'], { bulbCheck }: Sighting, finding: string) =>
  bulbCheck &&
  book.knowledge.lamps.some(
    ({ inBulbCheck, meanings }) =>
      inBulbCheck && meanings.some(({ speaksFor }) => speaksFor?.finding === finding),
  )

/** Contradictions first, then the questions of lamps, which decide what the model alone saw, then the rest. */
function questionsOf(
  book: DiagnosisParts['seen'],
  own: Sighting,
  lamps: readonly SeenLamp[],
  contradictions: readonly SeenQuestion[],
): SeenQuestion[] {
  const ofLamps = own.bulbCheck
    ? []
    : lampsByUrgency(book, lamps)
        .flatMap(({ id }) => book.lamp(id)?.question ?? [])
        .map((question) => onTheWire(question, null))
  const byId = new Map<string, SeenQuestion>()
  for (const question of [...contradictions, ...ofLamps, ...own.questions])
    byId.set(question.id, own.questions.find(({ id }) => id === question.id) ?? question)
  return [...byId.values()].slice(0, SIGHTING_LIMITS.questions)
}
