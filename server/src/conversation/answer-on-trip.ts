import type { Assessment, LevelWord } from '@candi/contracts'
import { readTrip, type Trip } from '@candi/engines/text'
import { alternatives, lowerFirst, together, upperFirst } from '../translate/sentence.ts'
import { distanceIn, WAIT } from '../translate/tripwires.ts'
import { firstStep } from './still-stands.ts'

type Limit = (typeof WAIT)[keyof typeof WAIT]

/** "Can I make it to Denver on Friday": yes or no first, in the owner's own words, and never softer than the verdict. */
export function answerOnTrip(text: string, sheet: Assessment, today: Date): string {
  const trip = readTrip(text, today.getUTCDay())
  const { verdict, next } = sheet
  const stands = `**${verdict.headline}.** ${verdict.reason}`
  const limit = limitOf(verdict.urgency)
  if (limit && verdict.starts) return together(heldAgainst(trip, limit, sheet), sheet.tripwires.deadline)
  if (verdict.urgency === 'unknown')
    return together(
      named(trip, 'I cannot say yes to that yet.'),
      stands,
      next?.kind === 'question' ? `Please tell me first: ${lowerFirst(next.text)}` : '',
    )
  if (verdict.urgency !== 'limp' || !verdict.starts)
    return together(named(trip, 'no.'), stands, firstStep(sheet))
  const answer = trip.isToWorkshop ? 'only if that is the nearest workshop.' : 'no.'
  return together(named(trip, answer), stands, untilSigns(sheet))
}

/** How far and how long a car may be driven before somebody looks at it; null where it may not, or nobody knows. */
const limitOf = (level: LevelWord): Limit | null =>
  level === 'soon' || level === 'plan' || level === 'watch' ? WAIT[level] : null

/** A trip of a car that may be driven for now. */
function heldAgainst(trip: Trip, limit: Limit, sheet: Assessment): string {
  const farthest = distanceIn(limit.miles, trip.isMetric || sheet.tripwires.isMetric)
  // Who may drive within two days may do so under conditions only.
  const condition =
    limit === WAIT.soon
      ? ', if it stops and steers as it should, with no red lamp, no smoke and no smell of fuel'
      : ''
  if (trip.miles !== null && trip.miles > limit.miles)
    return named(trip, `no. More than ${farthest} is too far before it has been looked at.`)
  if (trip.days !== null && trip.days > limit.days)
    return named(trip, 'no. It has to be looked at before then.')
  const isNear =
    trip.miles !== null ||
    (limit === WAIT.watch && trip.said !== '') ||
    (limit === WAIT.plan && trip.isEveryday)
  if (isNear) return together(named(trip, `yes${condition}.`), untilSigns(sheet))
  const upTo = trip.namesPlace
    ? `${named(trip, 'I do not know how far that is.')} Up to ${farthest} in all: yes${condition}.`
    : named(trip, `up to ${farthest} in all, yes${condition}.`)
  return together(upTo, 'Farther: no, not before it has been looked at.', untilSigns(sheet))
}

/** "20 miles: no." A place is quoted as it was written. */
const named = ({ said, namesPlace }: Trip, answer: string) =>
  said === '' ? upperFirst(answer) : `${namesPlace ? `“${said}”` : upperFirst(said)}: ${answer}`

const untilSigns = ({ tripwires: { signs } }: Assessment) =>
  signs.length > 0 ? `Stop where it is safe if ${alternatives(signs.slice(0, 3))}.` : ''

/** "Can it wait until Friday": yes or no first where a day is told and the car may wait at all; else empty. */
export function answerOnWait(text: string, { verdict }: Assessment, today: Date): string {
  const trip = readTrip(text, today.getUTCDay())
  const limit = limitOf(verdict.urgency)
  if (!limit || !verdict.starts || !trip.namesDay) return ''
  if (trip.days === null) return named(trip, 'I do not know when that is.')
  return named(trip, trip.days > limit.days ? 'no, that is too late.' : 'yes.')
}
