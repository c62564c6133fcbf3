import type { CaseSighting } from '@candi/contracts'
import { type CausalModel, type FindingId, type Observation, URGENCIES } from '@candi/domain'
import type { SeenBook } from './seen-book.ts'
import { MOST_UNSURE } from './signs-of-photo.ts'

/** What the photos of a case speak for, and in which of them it was seen. */
export interface SeenInCase {
  /** One a finding, of the surest photo; in the order of the findings, whatever the order of the photos. */
  readonly observations: readonly Observation[]
  /** "Photo 1: oil pressure lamp lit", by finding. */
  readonly quotes: ReadonlyMap<FindingId, readonly string[]>
  /** What a vision model alone saw: it decides nothing about whether the car may be driven. */
  readonly byModelAlone: ReadonlySet<FindingId>
  /** What is asked before all else because of a lamp that was seen, the most urgent lamp first. */
  readonly asksFirst: readonly FindingId[]
}

/** Nobody's photo is certain, and half of nothing is no evidence: what the client sends is bounded once more. */
const MOST_SURE = 0.95
const LEAST_SURE = 0.5

const byName = new Intl.Collator('en', { numeric: true })

/** What the photos of a case speak for; unknown findings and half-sure ones say nothing. */
export function observationsSeen(
  model: CausalModel,
  book: SeenBook,
  sightings: readonly CaseSighting[],
): SeenInCase {
  const surest = new Map<FindingId, number>()
  const quotes = new Map<FindingId, Set<string>>()
  const ownEyes = new Set<FindingId>()
  for (const sighting of sightings) {
    const tested = testedIn(book, sighting)
    for (const { finding, confidence, words, by } of sighting.signs) {
      if (!model.findings.has(finding) || !(confidence > LEAST_SURE) || tested.has(finding)) continue
      if (by !== 'model') ownEyes.add(finding)
      const sure = Math.min(confidence, by === 'model' ? MOST_UNSURE : MOST_SURE)
      surest.set(finding, Math.max(surest.get(finding) ?? 0, sure))
      const said = quotes.get(finding) ?? new Set()
      quotes.set(finding, said.add(`${sighting.name}: ${wordsOf(model, book, finding, words)}`))
    }
  }
  return {
    observations: [...surest]
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([finding, confidence]) => ({ finding, state: 'present', confidence, source: 'photo' })),
    quotes: new Map([...quotes].map(([finding, said]) => [finding, [...said].sort(byName.compare)])),
    byModelAlone: new Set([...surest.keys()].filter((finding) => !ownEyes.has(finding))),
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
