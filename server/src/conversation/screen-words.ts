import { type Emergency, HEADLINES, type UrgencyWord } from '@candi/contracts'
import { type Fuel, isGrave, type Observation, verdictByRules } from '@candi/domain'
import { emergencyOf } from '../translate/emergency.ts'
import { offeredOf } from '../translate/steps-now.ts'
import { headlineOf, SCREENING } from '../translate/verdict.ts'
import { carOfCase } from './car-of-case.ts'
import { correctEarlier } from './correct-earlier.ts'
import type { DiagnosisParts } from './ports.ts'

/** What the screening rules alone say of words: all that is known where a turn could not be taken. */
export interface ScreenedWords {
  /** Null: no rule forbids to drive, which says nothing of the car. */
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

/** Where even screening failed. */
export const UNSCREENED: ScreenedWords = {
  urgency: null,
  text: `${ENDED} **${HEADLINES.unknown}.** ${SCREENING}`,
}

type Screening = Pick<
  DiagnosisParts,
  'signs' | 'codes' | 'model' | 'vehicles' | 'fitted' | 'renewed' | 'acts'
>

const codedSigns = ({ codes }: Screening, text: string) => codes.findingsOf(codes.codesIn(text))

/** What words alone tell of signs, trouble codes among them, and of the fuel that some rules speak of. */
export function screenedSigns(
  parts: Screening,
  text: string,
): { readonly observations: readonly Observation[]; readonly fuel: Fuel | undefined } {
  const signs = parts.signs.read(text).map(({ observation }) => observation)
  return { observations: [...signs, ...codedSigns(parts, text)], fuel: carOfCase(parts, null, [text]).fuel }
}

/** The messages of a case, one after the other, held against the rules of urgency alone, which needs no reader and no belief. */
export function screenWords(
  parts: Screening & Pick<DiagnosisParts, 'emergencies'>,
  texts: readonly string[],
): ScreenedWords {
  const last = lastOf(texts)
  const told = new Map<string, Observation>()
  const stages = last.map((text) => {
    correctEarlier(parts, told, parts.signs.read(text), text)
    for (const observation of codedSigns(parts, text)) told.set(observation.finding, observation)
    return [...told.values()]
  })
  const verdict = verdictByRules(parts.model, stages, carOfCase(parts, null, last).fuel)
  const [rule] = verdict.rules
  if (!rule || !isGrave(verdict.level)) return UNSCREENED
  const steps = offeredOf(rule.doNow, verdict.mustNot).map(({ title, detail }) => `${title}. ${detail}`)
  return {
    urgency: verdict.level,
    emergency: emergencyOf(parts, verdict.rules, ANYWHERE, 'your car'),
    text: `**${headlineOf(verdict)}.** ${rule.reason} ${steps.join(' ')}\n\n${ENDED}`,
  }
}

function lastOf(texts: readonly string[]): string[] {
  const last: string[] = []
  let left = MOST_CHARACTERS
  for (const text of texts.toReversed()) {
    if (left <= 0) break
    last.unshift(text.slice(-left))
    left -= text.length
  }
  return last
}
