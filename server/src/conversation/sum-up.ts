import type { Assessment, CauseRow } from '@candi/contracts'
import { lowerFirst } from '../translate/sentence.ts'
import { likely } from './likely-cause.ts'

/** Where asking ends, in three sentences: what it is likely to be, what to do, and what would prove it. */
export const sumUp = (sheet: Assessment): string =>
  [likelyToBe(sheet), whatToDo(sheet), whatProves(sheet)].join(' ')

const named = ({ title, odds }: CauseRow) => `${lowerFirst(title)} (${odds})`

export function likelyToBe({ causes }: Assessment): string {
  const [first, second] = causes.filter(({ problem }) => problem !== '')
  if (!first) return 'I know too little to name a cause.'
  return first.probability >= CLEAR || !second
    ? `${likely(first.probability)} ${named(first)}.`
    : `No cause stands out; the two likeliest are ${named(first)} and ${named(second)}.`
}

/** From here on a cause is named alone. */
const CLEAR = 0.3

function whatToDo({ verdict, doNow: [step], tripwires: { deadline } }: Assessment): string {
  if (deadline) return `**${verdict.headline}**, and ${lowerFirst(deadline)}`
  return step ? `**${verdict.headline}**; first, ${lowerFirst(step.title)}.` : `**${verdict.headline}.**`
}

/** A check of the cause that leads, or the first that tells the causes apart. */
export function whatProves({ causes: [lead], checks, verdict }: Assessment): string {
  const check = checks.find(({ id }) => id.startsWith(`${lead?.id}:`)) ?? checks[0]
  if (check) return `What would prove it: ${lowerFirst(check.title)}.`
  return verdict.urgency === 'unknown'
    ? 'What would tell more: what you hear, feel, smell or see, and when.'
    : 'What would prove it: a look at the car in a workshop.'
}
