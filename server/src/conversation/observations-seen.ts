import type { CaseSighting } from '@candi/contracts'
import { type CausalModel, type FindingId, URGENCIES } from '@candi/domain'
import type { SeenBook } from './seen-book.ts'
import { MOST_UNSURE } from './signs-of-photo.ts'
import { saysSomething, type WitnessedInCase, witnessedInCase } from './witnessed-in-case.ts'

export interface SeenInCase extends WitnessedInCase {
  /** What a vision model alone saw: it decides nothing about whether the car may be driven. */
  readonly byModelAlone: ReadonlySet<FindingId>
  /** What is asked before all else because of a lamp that was seen, the most urgent lamp first. */
  readonly asksFirst: readonly FindingId[]
}

/** What the photos of a case speak for, and in which of them it was seen; a vision model's word is bounded more tightly. */
export function observationsSeen(
  model: CausalModel,
  book: SeenBook,
  sightings: readonly CaseSighting[],
): SeenInCase {
  const standing = sightings.flatMap((sighting) => {
    const tested = testedIn(book, sighting)
    return sighting.signs
      .filter((sign) => saysSomething(model, sign) && !tested.has(sign.finding))
      .map(({ finding, confidence, words, by }) => ({
        finding,
        confidence: by === 'model' ? Math.min(confidence, MOST_UNSURE) : confidence,
        quote: `${sighting.name}: ${wordsOf(model, book, finding, words)}`,
        by,
      }))
  })
  const ownEyes = new Set(standing.flatMap(({ finding, by }) => (by === 'model' ? [] : [finding])))
  return {
    ...witnessedInCase(model, 'photo', standing),
    byModelAlone: new Set(standing.flatMap(({ finding }) => (ownEyes.has(finding) ? [] : [finding]))),
    asksFirst: asksFirstOf(model, book, sightings),
  }
}

/** While the bulbs are tested the lamps that light then speak for nothing. */
const testedIn = (book: SeenBook, { bulbCheck, lamps }: CaseSighting): ReadonlySet<FindingId> =>
  new Set(
    (bulbCheck ? lamps : [])
      .flatMap((id) => book.lamp(id) ?? [])
      .filter(({ inBulbCheck }) => inBulbCheck)
      .flatMap(({ meanings }) => meanings.flatMap(({ speaksFor }) => speaksFor?.finding ?? [])),
  )

/** Our own words only: what the client sends is quoted where it is one of them. */
export function wordsOf(model: CausalModel, book: SeenBook, finding: FindingId, words: string): string {
  const ours = book.wordsFor(finding)
  return ours.includes(words) ? words : (ours[0] ?? model.findings.get(finding)?.sign ?? finding)
}

function asksFirstOf(
  model: CausalModel,
  book: SeenBook,
  sightings: readonly CaseSighting[],
): readonly FindingId[] {
  const place = (urgency: (typeof URGENCIES)[number] | null) =>
    urgency ? URGENCIES.indexOf(urgency) : URGENCIES.length
  const asked = sightings
    .filter(({ bulbCheck }) => !bulbCheck)
    .flatMap(({ lamps }) => lamps)
    .flatMap((id) => book.lamp(id) ?? [])
    .flatMap(({ asksFirst, meanings }) =>
      asksFirst && model.findings.has(asksFirst)
        ? [{ finding: asksFirst, place: place(meanings[0]?.urgency ?? null) }]
        : [],
    )
    .sort((left, right) => left.place - right.place || (left.finding < right.finding ? -1 : 1))
  return [...new Set(asked.map(({ finding }) => finding))]
}
