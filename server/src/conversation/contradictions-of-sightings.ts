import type { Box, Lamp, SeenQuestion, Sighting } from '@candi/contracts'
import { lowerFirst } from '../translate/sentence.ts'
import type { ModelSighting } from './model-sighting.ts'
import { areConfused, type SeenBook } from './seen-book.ts'

/** Boxes that share so much of both are of one lamp. */
const SAME_PLACE = 0.3
/** Both are this sure of what the photo shows, and do not say the same. */
const SURE_KIND = 0.6
const LIT = 0.5

export interface Contradictions {
  /** Lamps that the model sees where we see another: asked about, not added. */
  readonly lamps: ReadonlySet<Lamp>
  /** Findings that our own reading is no longer sure of. */
  readonly doubted: readonly string[]
  readonly questions: readonly SeenQuestion[]
}

/** Where our own reading and a vision model's cannot both be right. */
export function contradictionsOf(book: SeenBook, own: Sighting, other: ModelSighting): Contradictions {
  const lamps = new Set<Lamp>()
  const doubted: string[] = []
  const questions: SeenQuestion[] = []
  const said = new Set(other.lamps.map(({ id }) => id))
  const seen = new Set(own.lamps.map(({ id }) => id))
  for (const { id, colour, box, probability } of other.lamps) {
    if (seen.has(id) || lamps.has(id) || probability < LIT) continue
    const rival = own.lamps.find(
      (lamp) =>
        !said.has(lamp.id) &&
        (box === null
          ? lamp.others.includes(id) || areConfused(book, lamp.id, id)
          : overlap(lamp.box, box) >= SAME_PLACE),
    )
    if (!rival) continue
    lamps.add(id)
    const ours = book.meaningOf(rival.id, rival.colour)?.speaksFor?.finding
    const theirs = book.meaningOf(id, colour)?.speaksFor?.finding
    if (ours) doubted.push(ours)
    questions.push(whichLamp(book, rival.id, ours, id, theirs))
  }
  const { kind } = other
  const isOtherKind =
    kind !== null && !own.kind.isTold && kind.id !== own.kind.id && kind.probability >= SURE_KIND
  if (isOtherKind && own.kind.probability >= SURE_KIND) questions.push(whichKind(own.kind.id, kind.id))
  return { lamps, doubted, questions }
}

function whichLamp(
  book: SeenBook,
  ours: Lamp,
  ourFinding: string | undefined,
  theirs: Lamp,
  theirFinding: string | undefined,
): SeenQuestion {
  const option = (lamp: Lamp, finding: string | undefined) => ({
    label: `The ${lowerFirst(book.lamp(lamp)?.name ?? lamp)}`.slice(0, 80),
    colour: null,
    says: finding ? [{ finding, state: 'present' as const }] : [],
  })
  const looks = (lamp: Lamp) =>
    `${lowerFirst(book.lamp(lamp)?.name ?? lamp)}: ${lowerFirst(book.lamp(lamp)?.looks ?? '')}`
  return {
    id: `which_lamp_${ours}_${theirs}`.slice(0, 64),
    text: 'I and the vision model see different lamps here. Which one is lit?',
    how: `Compare with the panel itself. ${looks(ours)}; ${looks(theirs)}.`.slice(0, 400),
    options: [
      option(ours, ourFinding),
      option(theirs, theirFinding),
      { label: 'Neither, or I cannot tell', colour: null, says: [] },
    ],
    proposed: null,
  }
}

const KIND: Readonly<Record<Sighting['kind']['id'], string>> = {
  dashboard: 'The dash',
  scanner: 'The screen of a code reader',
  vin: 'A VIN',
  odometer: 'An odometer',
  tyre: 'A tire',
  leak: 'A fluid on the ground',
  smoke: 'Smoke',
  brake: 'A brake',
  engine_bay: 'The engine bay',
  body: 'The body of the car',
  other_car: 'Something else of a car',
  not_car: 'No car',
}

const whichKind = (ours: Sighting['kind']['id'], theirs: Sighting['kind']['id']): SeenQuestion => ({
  id: 'what_is_shown',
  text: 'I and the vision model do not agree on what this photo shows. What is it?',
  how: null,
  options: [...new Set([ours, theirs])]
    .map((kind) => ({ label: KIND[kind], colour: null, says: [] }))
    .concat({ label: 'Something else', colour: null, says: [] }),
  proposed: null,
})

/** Shared area as a part of both together. */
function overlap([left, top, width, height]: Box, [x, y, w, h]: Box): number {
  const across = Math.max(0, Math.min(left + width, x + w) - Math.max(left, x))
  const down = Math.max(0, Math.min(top + height, y + h) - Math.max(top, y))
  const shared = across * down
  const both = width * height + w * h - shared
  return both > 0 ? shared / both : 0
}
