import { type SeenBy, type SeenLamp, type SeenSign, SIGHTING_LIMITS } from '@candi/contracts'
import type { SeenMeaning } from '@candi/domain'
import type { PhotoJudgement } from '@candi/engines/photo'
import { messagesToMatch } from './display-messages.ts'
import type { SeenBook } from './seen-book.ts'

/** Below this a thing seen speaks for nothing: an even chance is none. */
const LEAST = 0.55
const MOST = 0.95
/** Below the confidence from which a photo decides alone (`SURE_WITNESS` of the domain is 0.75). */
export const MOST_UNSURE = 0.7
/** Both are lit whenever the engine stands with the key on: what they mean hangs on whether it ran. */
const LIT_AT_KEY_ON = ['oil_pressure', 'battery']

/** What a photo shows that speaks for signs. */
export interface ThingsSeen {
  readonly lamps: readonly SeenLamp[]
  readonly bulbCheck: boolean
  /** Lines of the display; none where the photo shows no display. */
  readonly lines: PhotoJudgement['lines']
  readonly proposals: PhotoJudgement['proposals']
  readonly gauges: PhotoJudgement['gauges']
}

/**
 * The findings that a photo speaks for, surest first: the probability of what was seen times the share that carries over;
 * `most` bounds it where the photo is flawed. What is not seen is never absent.
 */
export function signsOfPhoto(book: SeenBook, seen: ThingsSeen, most: number = MOST): SeenSign[] {
  const signs = new Map<string, SeenSign>()
  const note = (
    { finding, share }: SeenMeaning,
    words: string,
    probability: number,
    by: SeenBy,
    bound = most,
  ) => {
    const confidence = Math.min(probability * share, bound, MOST)
    if (confidence >= LEAST && confidence > (signs.get(finding)?.confidence ?? 0))
      signs.set(finding, { finding, confidence, words, by })
  }
  const tested = new Set<string>()
  const warnings: SeenLamp[] = []
  const mayStand = LIT_AT_KEY_ON.every((id) => seen.lamps.some((lamp) => lamp.id === id))
  for (const lamp of seen.lamps) {
    const meaning = book.meaningOf(lamp.id, lamp.colour)
    if (!meaning?.speaksFor) continue
    if (seen.bulbCheck && book.lamp(lamp.id)?.inBulbCheck) {
      tested.add(meaning.speaksFor.finding)
      continue
    }
    warnings.push(lamp)
    const bound = mayStand && LIT_AT_KEY_ON.includes(lamp.id) ? Math.min(most, MOST_UNSURE) : most
    note(meaning.speaksFor, book.wordsOfLamp(lamp.id), lamp.probability, lamp.by, bound)
  }
  const { together, crowd, proposals } = book.knowledge.signs
  for (const row of together) {
    const lit = row.lamps.map((id) => warnings.find((lamp) => lamp.id === id))
    const both = lit.filter((lamp) => lamp !== undefined)
    if (both.length === lit.length) note(row, row.words, leastOf(both), byAll(both))
  }
  const surest = warnings.toSorted((left, right) => right.probability - left.probability)
  const many = surest.slice(0, crowd.least)
  if (many.length === crowd.least) note(crowd, crowd.words, leastOf(many), byAll(many))
  const messages = messagesToMatch(seen.lines).flatMap(({ text, probability }) => {
    const row = book.signOfMessage(text)
    return row && !tested.has(row.finding) ? [{ row, probability }] : []
  })
  const isAlone = messages.every(({ row }) => row.onlyAlone)
  for (const { row, probability } of messages)
    if (isAlone || !row.onlyAlone) note(row, row.words, probability, 'candi')
  for (const { id, probability } of seen.proposals) {
    const row = proposals.find((candidate) => candidate.seen === id)
    if (row) note(row, row.words, probability, 'candi', Math.min(most, MOST_UNSURE))
  }
  for (const { id, level, probability } of seen.gauges) {
    const row = book.signOfGauge(id, level)
    if (row) note(row, row.words, probability, 'candi', Math.min(most, MOST_UNSURE))
  }
  return surestSigns([...signs.values()])
}

export const surestSigns = (signs: readonly SeenSign[]): SeenSign[] =>
  signs
    .toSorted((left, right) => right.confidence - left.confidence || (left.finding < right.finding ? -1 : 1))
    .slice(0, SIGHTING_LIMITS.signs)

const leastOf = (lamps: readonly SeenLamp[]) => Math.min(...lamps.map(({ probability }) => probability))
/** What rests on one thing that only the model saw was seen by the model alone. */
const byAll = (lamps: readonly SeenLamp[]): SeenBy =>
  lamps.some(({ by }) => by === 'model') ? 'model' : lamps.every(({ by }) => by === 'both') ? 'both' : 'candi'
