import type { ColourFamily, PhotoKind, SeenLamp, SeenQuestion } from '@candi/contracts'
import { COLOUR_FAMILIES } from '@candi/contracts'
import { type SeenQuestionText, URGENCIES } from '@candi/domain'
import type { MeasuredColour, PhotoJudgement } from '@candi/engines/photo'
import type { SeenBook } from './seen-book.ts'

const QUESTIONS_ASKED = 6
/** Half of nothing is no proposal. */
const LEAST_PROPOSED = 0.5
/** A color in a photo is the light's as well as the thing's: it proposes, and never surely. */
const MOST_PROPOSED = 0.7

/** Colors that the ground under a puddle does not have; gray, black and brown are its own. */
const STANDS_OUT: Readonly<Partial<Record<ColourFamily, ColourFamily>>> = {
  red: 'red',
  pink: 'pink',
  orange: 'orange',
  yellow: 'orange',
  green: 'green',
  blue: 'blue',
}

/** Questions beside a picture: of the lamps that are lit, most urgent first, then those of what it shows. */
export function questionsOfPhoto(
  book: SeenBook,
  kind: PhotoKind,
  lamps: readonly Pick<SeenLamp, 'id' | 'colour'>[],
  { colours, proposals }: Pick<PhotoJudgement, 'colours' | 'proposals'>,
): SeenQuestion[] {
  const ofLamps = lampsByUrgency(book, lamps).flatMap(({ id }) => book.lamp(id)?.question ?? [])
  const guided = book.knowledge.questions[kind] ?? []
  return [...new Set([...ofLamps, ...guided])]
    .slice(0, QUESTIONS_ASKED)
    .map((question) => onTheWire(question, proposedBy(question, kind, colours, proposals)))
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

/** As it goes over the wire. */
export function onTheWire(question: SeenQuestionText, proposed: SeenQuestion['proposed']): SeenQuestion {
  const { id, text, how, options } = question
  return {
    id,
    text,
    how,
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
  kind: PhotoKind,
  colours: readonly MeasuredColour[],
  proposals: PhotoJudgement['proposals'],
): SeenQuestion['proposed'] {
  const surest = options
    .flatMap(({ proposal }, option) => {
      const made = proposals.find(({ id }) => id === proposal)
      return made && made.probability >= LEAST_PROPOSED ? [{ option, probability: made.probability }] : []
    })
    .sort((left, right) => right.probability - left.probability)[0]
  if (surest) return surest
  // Fluids alone are told by their color; that of smoke is the sky's as well.
  if (kind !== 'leak') return null
  const largest = colours
    .filter(({ family }) => STANDS_OUT[family])
    .toSorted((left, right) => right.share - left.share)[0]
  const option = options.findIndex(({ colour }) => largest && colour === STANDS_OUT[largest.family])
  const probability = Math.min(MOST_PROPOSED, 0.4 + (largest?.share ?? 0))
  return option >= 0 && probability >= LEAST_PROPOSED ? { option, probability } : null
}
