import type { Assessment } from '@candi/contracts'
import { isGrave } from '@candi/domain'
import { listed, lowerFirst } from '../translate/sentence.ts'
import type { HeardInTurn } from './hear-in-turn.ts'
import { surely } from './surely.ts'

/** Signs of one recording that are told in words; the ledger names them all. */
const SIGNS_TOLD = 2

/** One sentence: what a recording speaks for, how surely and where. */
export function heardSentence({ name, signs, overruled }: HeardInTurn): string {
  const surest = signs[0]
  if (surest) {
    const places = signs.slice(0, SIGNS_TOLD).map(({ sign, seconds }) => `${lowerFirst(sign)} (${seconds})`)
    return `From **${name}** I take, ${surely(surest.confidence)}: ${listed(places)}.`
  }
  if (overruled.length > 0)
    return `In **${name}** I hear signs of what you have answered yourself (${lowerFirst(overruled[0] ?? '')}), and your answer stands.`
  return `**${name}** told me nothing sure, so the sheet stays as it is.`
}

/** Begins the talk of a case that consists of recordings alone, of which none speaks for anything. */
export const narrateNothingHeard = ({ name }: Pick<HeardInTurn, 'name'>): string =>
  `I can't tell from **${name}** what your car has. Tell me in a few words what it does and when, or record again while it makes the noise.`

/** What a recording means, in at most four sentences. `change` says in one how the list moved. */
export function narrateHeard(
  heard: HeardInTurn,
  { verdict, next }: Assessment,
  change: string,
  isFirst: boolean,
): string[] {
  if (heard.signs.length === 0)
    return [
      [heardSentence(heard), next ? 'That rules nothing out; the next question tells more.' : ''].join(' '),
    ]
  if (isFirst)
    return [
      `**${verdict.headline}.** ${heardSentence(heard)}`,
      `${change} A recording is half the story: tell me when it makes this noise, and what you feel, smell or see.`,
    ]
  const isDangerous = isGrave(verdict.urgency)
  const urged =
    heard.isMoreUrgent && isDangerous ? `Whether you can drive it now reads: **${verdict.headline}.**` : ''
  return [
    `${heardSentence(heard)} ${change}`,
    [urged, 'A recording is a sign and no proof; if it heard wrong, change the row on the sheet.']
      .filter(Boolean)
      .join(' '),
  ]
}
