import {
  type CarState,
  type HeardKind,
  type HeardOrder,
  orderWords,
  type SoundKind,
} from '@candi/engines/audio'
import { upperFirst } from '../translate/sentence.ts'
import type { Movement } from './beat-order.ts'

const BEATING: ReadonlySet<SoundKind> = new Set(['knock', 'tick', 'click', 'puff'])
const NOUNS: Readonly<Record<SoundKind, string>> = {
  knock: 'knock',
  tick: 'tick',
  squeal: 'squeal',
  grind: 'grinding',
  whine: 'whine',
  hum: 'hum',
  hiss: 'hiss',
  puff: 'puffing',
  rattle: 'rattle',
  click: 'click',
  crank_no_start: 'Cranking that does not catch',
}
const FOLLOWS = {
  engine: ', follows the engine',
  road: ', follows the road speed',
  nothing: ', stays as it is while the engine speeds up',
} as const

/** Whole beats from ten on, tenths below. */
const rate = (perSecond: number) =>
  perSecond >= 10 ? String(Math.round(perSecond)) : String(Number(perSecond.toFixed(1)))

/** "Rhythmic knock, 13 per second, follows the engine". */
export function wordsOfSound({ kind, perSecond }: HeardKind, { follows }: Movement): string {
  const beats = perSecond === null ? '' : `, ${rate(perSecond)} per second`
  const moves = follows === null ? '' : FOLLOWS[follows]
  if (kind === 'crank_no_start') return `${NOUNS[kind]}${beats}`
  if (perSecond !== null) return `Rhythmic ${NOUNS[kind]}${beats}${moves}`
  const noun = NOUNS[kind]
  return BEATING.has(kind) ? `${upperFirst(noun)} without an even beat${moves}` : `Steady ${noun}${moves}`
}

/** What turns at the rate of a pitch or beat: the one fact that tells places apart without touching the car. */
export function wordsOfOrder({ order }: HeardOrder, isSpeedKnown: boolean, state: CarState): string {
  if (order !== null) return upperFirst(orderWords(order))
  if (!isSpeedKnown) return 'Give the engine speed, and I can say what turns at this rate'
  return state === 'driving' || state === 'turning' || state === 'braking'
    ? 'No multiple of engine speed: if it keeps pace with the road, a tire, wheel bearing or joint'
    : 'No multiple of engine speed: if it stays the same while you rev, electrical or a pump'
}
