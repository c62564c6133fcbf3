import type { Assessment } from '@candi/contracts'
import { isGrave } from '@candi/domain'
import { listed, lowerFirst } from '../translate/sentence.ts'
import type { SeenInTurn, SeenUnjudged } from './see-in-turn.ts'
import { surely } from './surely.ts'

/** Signs of one photo that are told in words; the ledger names them all. */
const SIGNS_TOLD = 3

/** One sentence: what photos speak for, and how surely. */
export function seenSentence({ name, signs, overruled, bulbCheck, harmless }: SeenInTurn): string {
  const surest = signs[0]
  if (surest) {
    const told = signs
      .slice(0, SIGNS_TOLD)
      .map(
        ({ words, byModel }) => `${lowerFirst(words)}${byModel ? ' (seen by the vision model alone)' : ''}`,
      )
    return `In **${name}** I see, ${surely(surest.confidence)}: ${listed(told)}.`
  }
  if (bulbCheck)
    return `**${name}** shows the test of the bulbs, with the key on and the engine standing, so I take none of these lamps for a fault.`
  if (harmless.length > 0) return sentenceOfHarmless(name, harmless)
  if (overruled.length > 0)
    return `In **${name}** I see signs of what you have answered yourself (${lowerFirst(overruled[0] ?? '')}), and your answer stands.`
  return `**${name}** told me nothing sure, so the sheet stays as it is.`
}

const sentenceOfHarmless = (name: string, harmless: readonly string[]) =>
  `**${name}** shows the ${listed(harmless.map(lowerFirst))}, which alone ${harmless.length === 1 ? 'is' : 'are'} no sign of a fault.`

const TAKE_ANOTHER = 'Start the engine and take another: what stays lit then counts.'

/** Begins the talk of a case that consists of photos alone, of which none speaks for anything. */
export const narrateNothingSeen = ({ name, isOne, bulbCheck, harmless }: SeenUnjudged): string =>
  bulbCheck
    ? `**${name}** shows the test of the bulbs, with the key on and the engine standing, so I take none of these lamps for a fault. ${TAKE_ANOTHER}`
    : harmless.length > 0
      ? `${sentenceOfHarmless(name, harmless)} Tell me in a few words what the car does and when.`
      : `I can't tell from **${name}** what your car has. ${isOne ? 'Answer the questions beside it' : 'Answer the questions beside them'}, or tell me in a few words what the car does and when.`

/** What photos mean, in at most four sentences. `change` says in one how the list moved. */
export function narrateSeen(
  seen: SeenInTurn,
  { verdict, next }: Assessment,
  change: string,
  isFirst: boolean,
): string[] {
  if (seen.signs.length === 0) {
    const more =
      seen.bulbCheck && seen.mayRun
        ? TAKE_ANOTHER
        : next
          ? 'That rules nothing out; the next question tells more.'
          : ''
    return [[seenSentence(seen), more].filter(Boolean).join(' ')]
  }
  const isDangerous = isGrave(verdict.urgency)
  // What a lamp means is left out where the headline already says what to do.
  const meaning = seen.meaning && !isDangerous ? seen.meaning : ''
  if (isFirst)
    return [`**${verdict.headline}.** ${seenSentence(seen)}`, [meaning, change].filter(Boolean).join(' ')]
  const urged =
    seen.isMoreUrgent && isDangerous ? `Whether you can drive it now reads: **${verdict.headline}.**` : ''
  return [
    [seenSentence(seen), seen.meaning].filter(Boolean).join(' '),
    [change, urged || (seen.meaning ? '' : 'If I saw wrong, put it right at the photo.')]
      .filter(Boolean)
      .join(' '),
  ]
}
