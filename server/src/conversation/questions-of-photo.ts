import type { PhotoKind, SeenLamp, SeenQuestion } from '@candi/contracts'
import { COLOUR_FAMILIES, SIGHTING_LIMITS } from '@candi/contracts'
import { type Need, type SeenQuestionText, URGENCIES } from '@candi/domain'
import type { PhotoJudgement } from '@candi/engines/photo'
import { howOrFromMemory } from '../translate/from-memory.ts'
import type { SeenBook } from './seen-book.ts'

/** Half of nothing is no proposal. */
const LEAST_PROPOSED = 0.5

/** Questions beside a picture: of the lamps that are lit, most urgent first, then those of what it shows. */
export function questionsOfPhoto(
  book: SeenBook,
  kind: PhotoKind,
  lamps: readonly Pick<SeenLamp, 'id' | 'colour'>[],
  { proposals }: Pick<PhotoJudgement, 'proposals'>,
  forbidden: ReadonlySet<Need> = new Set(),
): SeenQuestion[] {
  const ofLamps = lampsByUrgency(book, lamps).flatMap(({ id }) => book.lamp(id)?.question ?? [])
  const guided = book.knowledge.questions[kind] ?? []
  return [...new Set([...ofLamps, ...guided])]
    .slice(0, SIGHTING_LIMITS.questions)
    .map((question) => onTheWire(question, proposedBy(question, proposals), forbidden))
}

/** Lamps that say to stop before those that can wait; among equals the surest stays first. */
export function lampsByUrgency<T extends Pick<SeenLamp, 'id' | 'colour'>>(
  book: SeenBook,
  lamps: readonly T[],
): T[] {
  const place = ({ id, colour }: T) => {
    const urgency = book.meaningOf(id, colour)?.urgency
    return urgency ? URGENCIES.indexOf(urgency) : URGENCIES.length
  }
  return lamps.toSorted((left, right) => place(left) - place(right))
}

/** As it goes over the wire; what is forbidden is asked from memory. */
export function onTheWire(
  question: SeenQuestionText,
  proposed: SeenQuestion['proposed'],
  forbidden: ReadonlySet<Need> = new Set(),
): SeenQuestion {
  const { id, text, how, requires, options } = question
  return {
    id,
    text,
    how: howOrFromMemory(how, requires, forbidden),
    options: options.map(({ label, colour, says }) => ({
      label,
      colour: COLOUR_FAMILIES.find((family) => family === colour) ?? null,
      says: says.map((said) => ({ ...said })),
    })),
    proposed,
  }
}

function proposedBy(
  { options }: SeenQuestionText,
  proposals: PhotoJudgement['proposals'],
): SeenQuestion['proposed'] {
  const surest = options
    .flatMap(({ proposal }, option) => {
      const made = proposals.find(({ id }) => id === proposal)
      return made && made.probability >= LEAST_PROPOSED ? [{ option, probability: made.probability }] : []
    })
    .sort((left, right) => right.probability - left.probability)[0]
  return surest ?? null
}
