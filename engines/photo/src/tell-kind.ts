import { type LitLamp, PHOTO_KINDS, type PhotoKind, type TextLine } from './judgement.ts'
import { type KindHeads, logitOf } from './kind-heads.ts'

export interface SeenOfPhoto {
  readonly embedding: Float32Array
  readonly lines: readonly TextLine[]
  readonly lamps: readonly LitLamp[]
}

/** Kinds of which there were too few photos to learn from: never told for sure, asked instead (training/kind/README.md). */
const MOST: Partial<Record<PhotoKind, number>> = { leak: 0.3, smoke: 0.6, brake: 0.6, other_car: 0.7 }
/** No photo of a puddle was there to learn from; it stays possible whatever is seen. */
const LEAK = 0.03

/** How many times likelier a kind is once this was read or found in the photo. */
const VIN_READ = 20
const CODE_READ = 20
const DISTANCE_READ = 4
/**
 * Two lamps at 0.7 or more were found in 46 of 70 dashboards and in 1 of 115 other photos, one at 0.9 or more in 59 and in 1: 50
 * and 60 times likelier. Far less is taken, since the lamps were learned from those dashboards.
 */
const LAMPS_LIT = 20
const SURE_LAMP_LIT = 5
const LEAST_TEXT_PROBABILITY = 0.5
const LEAST_LAMP_PROBABILITY = 0.7
const SURE_LAMP_PROBABILITY = 0.9

/** Every kind with its probability, together 1, likeliest first. */
export function tellKind(heads: KindHeads, seen: SeenOfPhoto): { id: PhotoKind; probability: number }[] {
  const logits = heads.kinds.map((_, row) =>
    logitOf(heads.weights[row] ?? new Float32Array(), heads.biases[row] ?? 0, seen.embedding),
  )
  const most = Math.max(...logits)
  const odds = new Map<PhotoKind, number>(
    heads.kinds.map((kind, row) => [kind, Math.exp((logits[row] ?? 0) - most)]),
  )
  const looks = [...odds.values()].reduce((sum, value) => sum + value, 0)
  odds.set('leak', (LEAK / (1 - LEAK)) * looks)
  for (const [kind, times] of wordsAndLamps(seen)) odds.set(kind, (odds.get(kind) ?? 0) * times)
  const sum = [...odds.values()].reduce((total, value) => total + value, 0)
  return capped(PHOTO_KINDS.map((id) => ({ id, probability: (odds.get(id) ?? 0) / sum }))).sort(
    (left, right) => right.probability - left.probability,
  )
}

function wordsAndLamps({ lines, lamps }: SeenOfPhoto): [PhotoKind, number][] {
  const texts = lines
    .filter(({ probability }) => probability >= LEAST_TEXT_PROBABILITY)
    .map(({ text }) => text.toUpperCase())
  const times: [PhotoKind, number][] = []
  if (texts.some(isLikeVin)) times.push(['vin', VIN_READ])
  if (texts.some((text) => /\b[PBCU][0-3][0-9A-F]{3}\b/.test(text))) times.push(['scanner', CODE_READ])
  if (texts.some((text) => /\d{4,7}\s*(KM|MI|MILES)\b|\bODO/.test(text)))
    times.push(['odometer', DISTANCE_READ], ['dashboard', DISTANCE_READ])
  const lit = lamps.filter(({ probability }) => probability >= LEAST_LAMP_PROBABILITY)
  const isSure = lit.some(({ probability }) => probability >= SURE_LAMP_PROBABILITY)
  if (lit.length >= 2) times.push(['dashboard', LAMPS_LIT])
  else if (isSure) times.push(['dashboard', SURE_LAMP_LIT])
  return times
}

/** Sixteen to eighteen letters and digits of the alphabet of ISO 3779, of both kinds. */
function isLikeVin(text: string): boolean {
  const letters = text.replace(/[\s*]/g, '')
  return (
    /^[A-HJ-NPR-Z0-9]{16,18}$/.test(letters) &&
    letters.replace(/\D/g, '').length >= 5 &&
    letters.replace(/\d/g, '').length >= 2
  )
}

/** What lies above a bound goes to the others by their size: they are what it may be instead. */
function capped(kinds: { id: PhotoKind; probability: number }[]): { id: PhotoKind; probability: number }[] {
  const over = kinds.find(({ id, probability }) => probability > (MOST[id] ?? 1))
  if (over === undefined) return kinds
  const most = MOST[over.id] ?? 1
  const rest = 1 - over.probability
  const share = (probability: number) =>
    rest > 1e-6 ? (probability * (1 - most)) / rest : (1 - most) / (kinds.length - 1)
  return kinds.map(({ id, probability }) => ({
    id,
    probability: id === over.id ? most : share(probability),
  }))
}
