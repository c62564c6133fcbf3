import type { Emergency, UrgencyWord } from '@candi/contracts'
import { type Fuel, type Observation, rulesThatHold } from '@candi/domain'
import { emergencyOf } from '../translate/emergency.ts'
import { HEADLINES } from '../translate/verdict.ts'
import { carOfCase } from './car-of-case.ts'
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

type Screening = Pick<DiagnosisParts, 'signs' | 'codes' | 'model' | 'vehicles' | 'fitted' | 'renewed'>

/** What words alone tell of signs, trouble codes among them, and of the fuel that some rules speak of. */
export function screenedSigns(
  parts: Screening,
  text: string,
): { readonly observations: readonly Observation[]; readonly fuel: Fuel | undefined } {
  const coded = parts.codes.findingsOf(parts.codes.codesIn(text))
  const signs = parts.signs.read(text).map(({ observation }) => observation)
  return { observations: [...signs, ...coded], fuel: carOfCase(parts, null, [text]).fuel }
}

/** The words of a case held against the rules of urgency alone, which needs no reader and no belief. */
export function screenWords(
  parts: Screening & Pick<DiagnosisParts, 'emergencies'>,
  texts: readonly string[],
): ScreenedWords {
  const { observations, fuel } = screenedSigns(parts, texts.join('\n').slice(-MOST_CHARACTERS))
  const rules = rulesThatHold(parts.model, observations, fuel)
  const [rule] = rules
  if (!rule) return UNSCREENED
  const steps = rule.doNow.map(({ title, detail }) => `${title}. ${detail}`).join(' ')
  return {
    urgency: rule.urgency,
    emergency: emergencyOf(parts, rules, ANYWHERE, 'your car'),
    text: `**${HEADLINES[rule.urgency]}.** ${rule.reason} ${steps}\n\n${ENDED}`,
  }
}
