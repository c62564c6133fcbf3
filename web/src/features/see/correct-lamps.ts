import { type Box, type Lamp, type LampColour, type SeenSign, SIGHTING_LIMITS } from '@candi/contracts'
import { type CasePhoto, isBulbCheck, litLamps, type PhotoLamp } from '../../api/case-photo.ts'
import type { LampBook } from '../../api/lamp-words.ts'
import { signsOfGaugesAsLeft } from './signs-of-gauges.ts'

/** Nobody is certain, not even an owner who looks at the lamp; and less than half is no evidence. */
const MOST = 0.95
const LEAST = 0.5
const MOST_CHARACTERS = 120

const meaningOf = (lamp: Lamp, colour: LampColour, book: LampBook) => {
  const meanings = book.get(lamp)?.meanings ?? []
  return meanings.find((meaning) => meaning.colour === colour) ?? meanings[0]
}
const findingsOf = (lamps: readonly Lamp[], book: LampBook) =>
  new Set(lamps.flatMap((id) => book.get(id)?.meanings.map(({ sign }) => sign?.finding) ?? []))

function signOf({ id, colour }: PhotoLamp, sureness: number, book: LampBook): SeenSign[] {
  const sign = meaningOf(id, colour, book)?.sign
  const confidence = Math.min(MOST, sureness * (sign?.share ?? 0))
  return sign && confidence >= LEAST
    ? [{ finding: sign.finding, confidence, words: sign.words.slice(0, MOST_CHARACTERS), by: 'candi' }]
    : []
}

/** What the photo speaks for once the owner is heeded: what the server said of the lamps that stand untouched, and what the others mean. */
export function signsAsLeft(photo: CasePhoto, book: LampBook): SeenSign[] {
  if (!photo.sighting) return []
  const seen = { ...photo.sighting, signs: signsOfGaugesAsLeft(photo.sighting, photo.gaugesSaid) }
  const ofLamps = findingsOf(
    seen.lamps.map(({ id }) => id),
    book,
  )
  const beside = seen.signs.filter(({ finding }) => !ofLamps.has(finding))
  if (isBulbCheck(photo)) return beside
  const lit = litLamps(photo)
  const untouched = findingsOf(
    lit.flatMap(({ id, said }) => (said === '' ? [id] : [])),
    book,
  )
  const asSeen = seen.signs.filter(({ finding }) => ofLamps.has(finding) && untouched.has(finding))
  const told = lit.flatMap((lamp) =>
    lamp.said !== '' ? signOf(lamp, 1, book) : photo.isRunning ? signOf(lamp, lamp.probability, book) : [],
  )
  const surest = [...told, ...asSeen, ...beside].sort((one, other) => other.confidence - one.confidence)
  const found = new Set<string>()
  return surest
    .filter(({ finding }) => !found.has(finding) && found.add(finding))
    .slice(0, SIGHTING_LIMITS.signs)
}

const withSigns = (photo: CasePhoto, book: LampBook | undefined): CasePhoto =>
  book ? { ...photo, signs: signsAsLeft(photo, book) } : photo

const withLamp = (
  photo: CasePhoto,
  place: number,
  change: (lamp: PhotoLamp) => PhotoLamp,
  book: LampBook | undefined,
) => withSigns({ ...photo, lamps: photo.lamps.map((lamp, at) => (at === place ? change(lamp) : lamp)) }, book)

/** Whether the owner said anything of what was seen. */
export const isCorrected = ({ lamps, gaugesSaid, isRunning }: CasePhoto): boolean =>
  isRunning || lamps.some(({ said }) => said !== '') || Object.keys(gaugesSaid).length > 0

/** What was put right while the words of the lamps were missing, now that they are there. */
export function recount(photo: CasePhoto, book: LampBook): CasePhoto {
  const lamps = photo.lamps.map((lamp) =>
    lamp.said === 'added' ? { ...lamp, colour: colourOfAdded(lamp.id, book) } : lamp,
  )
  return withSigns({ ...photo, lamps }, book)
}

/** "Right", "Not lit", or neither of them any more. */
export const sayOfLamp = (
  photo: CasePhoto,
  place: number,
  said: 'right' | 'not_lit' | '',
  book: LampBook | undefined,
): CasePhoto => withLamp(photo, place, (lamp) => ({ ...lamp, said }), book)

/** "It is the other one": what it was taken for stays on offer. */
export const isOtherLamp = (
  photo: CasePhoto,
  place: number,
  id: Lamp,
  book: LampBook | undefined,
): CasePhoto =>
  withLamp(
    photo,
    place,
    (lamp) => ({
      ...lamp,
      id,
      others: [lamp.id, ...lamp.others].filter((other) => other !== id).slice(0, 4),
      said: 'other',
    }),
    book,
  )

/** The whole picture: the owner did not say where in it. */
export const ANYWHERE: Box = [0, 0, 1, 1]
const MOST_LAMPS = 24
/** The owner names a lamp and not its color: it is taken for the one that the chart shows first. */
const colourOfAdded = (id: Lamp, book: LampBook | undefined): LampColour =>
  book?.get(id)?.meanings[0]?.colour ?? 'amber'

/** A lamp that was missed, at the place that was tapped. */
export function withMissedLamp(photo: CasePhoto, id: Lamp, box: Box, book: LampBook | undefined): CasePhoto {
  if (photo.lamps.length >= MOST_LAMPS) return photo
  const colour = colourOfAdded(id, book)
  const missed: PhotoLamp = { id, probability: 1, box, colour, others: [], by: 'candi', said: 'added' }
  return withSigns({ ...photo, lamps: [...photo.lamps, missed] }, book)
}

/** The owner says whether the engine ran. */
export const sayRunning = (photo: CasePhoto, isRunning: boolean, book: LampBook | undefined): CasePhoto =>
  withSigns({ ...photo, isRunning }, book)
