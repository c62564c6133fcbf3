import type { PhotoFlaw, PhotoKind, SeenLamp, SeenSign, SeenVin, Sighting } from '@candi/contracts'
import { ended, listed, lowerFirst } from '../translate/sentence.ts'
import { isUselessPhoto } from './flaws-of-photo.ts'
import { lampsByUrgency } from './questions-of-photo.ts'
import type { SeenBook } from './seen-book.ts'

const LAMPS_TOLD = 3
const CODES_TOLD = 4
/** Below this what the photo shows is only a guess. */
const SURE_KIND = 0.6

const FLAW: Readonly<Record<PhotoFlaw, string>> = {
  too_small: 'it is as small as a thumbnail',
  too_dark: 'it is too dark',
  too_bright: 'it is too bright',
  blurred: 'it is blurred',
  too_far: 'it was taken from too far away',
  not_a_car: 'it shows no car',
}
const SHOWS: Readonly<Record<PhotoKind, string>> = {
  dashboard: 'the dash',
  scanner: 'the screen of a code reader',
  vin: 'a VIN',
  odometer: 'an odometer',
  tyre: 'a tire',
  leak: 'a fluid on the ground',
  smoke: 'smoke',
  brake: 'a brake',
  engine_bay: 'the engine bay',
  body: 'the body of a car',
  other_car: 'a car',
  not_car: 'no car',
}

export interface SeenWhole {
  readonly flaws: readonly PhotoFlaw[]
  readonly kind: Sighting['kind']
  readonly lamps: readonly SeenLamp[]
  readonly bulbCheck: boolean
  readonly codes: readonly string[]
  readonly vin: SeenVin | null
  readonly odometer: Sighting['odometer']
  readonly messages: readonly string[]
  readonly gauges: Sighting['gauges']
  readonly signs: readonly SeenSign[]
  readonly hasQuestions: boolean
}

/** What was seen and what it means, in at most three plain sentences. */
export function summarizeSighting(book: SeenBook, seen: SeenWhole): string {
  const { flaws, kind, codes, vin, odometer, lamps } = seen
  if (flaws.includes('not_a_car'))
    return 'This does not look like a car to me. It changes nothing on the sheet.'
  if (isUselessPhoto(flaws))
    return `I can't tell from this photo: ${reasons(flaws)}. It changes nothing on the sheet.`
  const read = [...hotIn(seen.gauges), ...readIn(codes, vin, odometer)]
  const told =
    seen.bulbCheck || lamps.length > 0
      ? ofLamps(book, seen)
      : read.length > 0
        ? []
        : kind.id === 'dashboard'
          ? noLamp(seen)
          : ofThing(seen)
  const caveat = flaws.length > 0 ? `Take it with care: ${reasons(flaws)}.` : ''
  return sentences([...told.slice(0, read.length > 0 ? 2 : 3), ...read, caveat])
}

function ofLamps(book: SeenBook, { lamps, bulbCheck }: SeenWhole): string[] {
  if (bulbCheck)
    return [
      'Nearly all lamps are lit at once: that is the test of the bulbs while the key is on and the engine stands, so I take none of these for a fault.',
    ]
  const urgent = lampsByUrgency(book, lamps)
  const names = urgent.slice(0, LAMPS_TOLD).map(({ id, colour, probability }) => {
    const name = lowerFirst(book.lamp(id)?.name ?? id)
    return `${name} (${colour}${probability < 0.7 ? ', not sure' : ''})`
  })
  const more = urgent.length > LAMPS_TOLD ? [`${urgent.length - LAMPS_TOLD} more`] : []
  const gravest = urgent[0]
  const meaning = gravest && book.meaningOf(gravest.id, gravest.colour)?.meaning
  return [`I see these lamps lit: ${listed([...names, ...more])}.`, meaning ? firstSentences(meaning) : '']
}

function noLamp({ messages, signs }: SeenWhole): string[] {
  const said = messages.slice(0, 2).map((message) => `“${message}”`)
  if (said.length > 0 && signs.length > 0)
    return [`I see no lamp lit that I am sure of, but the display says ${listed(said)}.`]
  return ['I see no lamp lit that I am sure of.', 'That rules nothing out.']
}

function ofThing({ kind, signs, hasQuestions }: SeenWhole): string[] {
  const shown = SHOWS[kind.id]
  const looks =
    kind.isTold || kind.probability >= SURE_KIND ? `I see ${shown}.` : `This may be ${shown}; I am not sure.`
  const found = signs
    .slice(0, 2)
    .map(({ words }) => words)
    .map(lowerFirst)
  const proposed = found.length > 0 ? `It may show this: ${listed(found)}.` : ''
  const asks = hasQuestions ? 'A photo tells little of it alone, so I ask you what the eye sees better.' : ''
  return [looks, proposed, asks || (proposed ? '' : "I can't tell from it what your car has.")]
}

function hotIn(gauges: Sighting['gauges']): string[] {
  const isHot = gauges.some(({ id, finding }) => id === 'temperature' && finding !== null)
  return isHot ? ['The temperature gauge seems to stand at hot.'] : []
}

/** What was read, each in one sentence. */
function* readIn(codes: readonly string[], vin: SeenVin | null, odometer: Sighting['odometer']) {
  if (codes.length > 0) {
    const more = codes.length > CODES_TOLD ? [`${codes.length - CODES_TOLD} more`] : []
    const noun = codes.length === 1 ? 'this code' : 'these codes'
    yield `I read ${noun}: ${listed([...codes.slice(0, CODES_TOLD), ...more])}.`
  }
  if (vin) yield `I read the VIN ${vin.value}; please compare it character by character.`
  if (odometer)
    yield `The odometer reads ${odometer.value.toLocaleString('en-US')}${odometer.unit ? ` ${odometer.unit}` : ''}.`
}

const reasons = (flaws: readonly PhotoFlaw[]) => listed(flaws.slice(0, 2).map((flaw) => FLAW[flaw]))
/** The meaning is told in one sentence here and as a whole in the chart. */
const firstSentences = (text: string) => ended(text.split(/(?<=[.!?])\s/)[0] ?? text)
const SENTENCES = 3
const sentences = (all: readonly string[]) => all.filter(Boolean).slice(0, SENTENCES).join(' ')
