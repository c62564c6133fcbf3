import type { UrgencyWord } from '@candi/contracts'
import { rulesThatHold } from '@candi/domain'
import { HEADLINES } from '../translate/verdict.ts'
import type { DiagnosisParts } from './ports.ts'

/** What the screening rules alone say of words: all that is known where a turn could not be taken. */
export interface ScreenedWords {
  /** Null: no rule holds, which says nothing of the car. */
  readonly urgency: UrgencyWord | null
  /** What the owner is told, as plain text. */
  readonly text: string
}

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
  { signs, model }: Pick<DiagnosisParts, 'signs' | 'model'>,
  texts: readonly string[],
): ScreenedWords {
  const text = texts.join('\n').slice(-MOST_CHARACTERS)
  const [rule] = rulesThatHold(
    model,
    signs.read(text).map(({ observation }) => observation),
  )
  if (!rule) return UNSCREENED
  const steps = rule.doNow.map(({ title, detail }) => `${title}. ${detail}`).join(' ')
  return {
    urgency: rule.urgency,
    text: `**${HEADLINES[rule.urgency]}.** ${rule.reason} ${steps}\n\n${ENDED}`,
  }
}
