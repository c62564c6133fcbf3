import { type Assessment, HEADLINES, limitOn, saidOfTrip, type TripLimit, tripKey } from '@candi/contracts'
import { DRIVING_LIMITS, KM_PER_MILE, mayBeDriven } from '@candi/domain'
import { readTrip, type Trip } from '@candi/engines/text'
import { alternatives, lowerFirst, together, upperFirst } from '../translate/sentence.ts'
import { firstStep } from './still-stands.ts'

/** "Can I make it to Denver on Friday": yes or no first, in the owner's own words, and what the sheet answers to such a trip. */
export function answerOnTrip(text: string, sheet: Assessment, today: Date): string {
  const trip = readTrip(text, today.getUTCDay())
  const { verdict, trips, next } = sheet
  const stands = `**${verdict.headline}.** ${verdict.reason}`
  if (verdict.urgency === 'unknown')
    return together(
      named(trip, 'I cannot say yes to that yet.'),
      stands,
      next?.kind === 'question' ? `Please tell me first: ${lowerFirst(next.text)}` : '',
    )
  const limit = trips && limitOn(trips, keyOf(trip))
  if (limit && trips.isToWorkshopOnly && verdict.starts) return onlyToWorkshop(trip, limit, sheet)
  if (!limit || !trips?.stops || !verdict.starts || !mayBeDriven(verdict.urgency))
    return together(named(trip, 'no.'), stands, firstStep(sheet))
  const days = DRIVING_LIMITS[verdict.urgency].days
  return together(heldAgainst(trip, limit, days, sheet), sheet.tripwires.deadline)
}

/** The way that is asked about. What is not told of it is taken for the easiest, and the answer says what it rests on. */
const keyOf = ({ isFast, isDark, load }: Trip) =>
  tripKey(isFast ? 'motorway' : 'town', isDark ? 'night' : 'day', load)

/** A trip of a car that is driven to the nearest workshop and nowhere else. */
function onlyToWorkshop(trip: Trip, { within, mostKm, beyond }: TripLimit, sheet: Assessment): string {
  const stands = `**${HEADLINES.limp}.** ${sheet.verdict.reason}`
  const isTooFar = trip.miles !== null && trip.miles * KM_PER_MILE > mostKm
  if (!trip.isToWorkshop) return together(named(trip, 'no.'), stands, untilSigns(sheet))
  if (!within || isTooFar) return together(named(trip, `${lowerFirst(beyond.title)}.`), stands, beyond.text)
  const answer = named(trip, 'only if that is the nearest workshop.')
  return together(answer, stands, within.text, untilSigns(sheet))
}

/** A trip of a car that may be driven for now, and so many days at most. */
function heldAgainst(trip: Trip, limit: TripLimit, days: number, sheet: Assessment): string {
  const { within, beyond } = limit
  const said = within && trip.miles !== null ? saidOfTrip(limit, trip.miles * KM_PER_MILE) : within
  if (!said || said === beyond) return together(named(trip, `${lowerFirst(beyond.title)}.`), beyond.text)
  if (trip.days !== null && trip.days > days) return named(trip, 'no. It has to be looked at before then.')
  const isNear =
    trip.miles !== null ||
    (days === DRIVING_LIMITS.watch.days && trip.said !== '') ||
    (days === DRIVING_LIMITS.plan.days && trip.isEveryday)
  const isUnknown = !isNear && trip.namesPlace
  return together(
    isUnknown
      ? `${named(trip, 'I do not know how far that is.')} ${said.title}.`
      : named(trip, `${lowerFirst(said.title)}.`),
    said.text,
    isNear ? '' : 'Farther: no, not before it has been looked at.',
    untilSigns(sheet),
  )
}

/** "20 miles: no." A place is quoted as it was written. */
const named = ({ said, namesPlace }: Trip, answer: string) =>
  said === '' ? upperFirst(answer) : `${namesPlace ? `“${said}”` : upperFirst(said)}: ${answer}`

const untilSigns = ({ tripwires: { signs } }: Assessment) =>
  signs.length > 0 ? `Stop where it is safe if ${alternatives(signs.slice(0, 3))}.` : ''

/** "Can it wait until Friday": yes or no first where a day is told and the car may wait at all; else empty. */
export function answerOnWait(text: string, { verdict }: Assessment, today: Date): string {
  const trip = readTrip(text, today.getUTCDay())
  if (!mayBeDriven(verdict.urgency) || !verdict.starts || !trip.namesDay) return ''
  if (trip.days === null) return named(trip, 'I do not know when that is.')
  return named(trip, trip.days > DRIVING_LIMITS[verdict.urgency].days ? 'no, that is too late.' : 'yes.')
}
