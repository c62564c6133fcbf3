import type { Emergency, UrgencyWord } from '@candi/contracts'
import { rulesThatHold } from '@candi/domain'
import { emergencyOf } from '../translate/emergency.ts'
import { HEADLINES } from '../translate/verdict.ts'
import type { DiagnosisParts } from './ports.ts'

/** What the screening rules alone say of words: all that is known where a turn could not be taken. */
export interface ScreenedWords {
  /** Null: no rule holds, which says nothing of the car. */
  readonly urgency: UrgencyWord | null
  /** The card that comes before everything else, numbers for wherever the owner may be. */
  readonly emergency?: Emergency | undefined
  /** What the owner is told, as plain text. */
  readonly text: string
}

/** The words are screened without the facts, which know where the owner is. */
const ANYWHERE = 'en'

/** So much of what was written last is screened. */
const MOST_CHARACTERS = 4_000

const ENDED =
  'I could not finish reading that message: it took too long, so I stopped. Your words are still here on your screen. Please tell me the same in two or three plain sentences.'
const ASKS =
  'Until then I cannot say whether it may be driven. If it does not stop or steer as it should, smokes, leaks fuel, runs hot or shows a red lamp, leave it where it is.'

/** Where even screening failed. */
export const UNSCREENED: ScreenedWords = { urgency: null, text: `${ENDED} ${ASKS}` }

/** The words of a case held against the rules of urgency alone, which needs no reader and no belief. */
export function screenWords(
  { signs, model, emergencies }: Pick<DiagnosisParts, 'signs' | 'model' | 'emergencies'>,
  texts: readonly string[],
): ScreenedWords {
  const text = texts.join('\n').slice(-MOST_CHARACTERS)
  const rules = rulesThatHold(
    model,
    signs.read(text).map(({ observation }) => observation),
  )
  const [rule] = rules
  if (!rule) return UNSCREENED
  const steps = rule.doNow.map(({ title, detail }) => `${title}. ${detail}`).join(' ')
  return {
    urgency: rule.urgency,
    emergency: emergencyOf({ emergencies }, rules, ANYWHERE, 'your car'),
    text: `**${HEADLINES[rule.urgency]}.** ${rule.reason} ${steps}\n\n${ENDED}`,
  }
}
