import { type Acts, isActOf } from './act-of-line.ts'
import { asksAboutPrice } from './read-amount.ts'
import { answerOf } from './said-answer.ts'

/** What one may ask beside a case, or say of it, that its sheet holds the answer to. */
export type TalkTopic =
  | 'newCase'
  | 'now'
  | 'step'
  | 'drive'
  | 'trip'
  | 'explosion'
  | 'breakdown'
  | 'waiting'
  | 'worse'
  | 'time'
  | 'extremes'
  | 'cost'
  | 'quote'
  | 'worth'
  | 'certainty'
  | 'cause'
  | 'fault'
  | 'others'
  | 'workshop'
  | 'tools'
  | 'check'
  | 'checked'
  | 'doubt'
  | 'inShort'
  | 'fear'
  | 'unheard'
  | 'excuse'
  | 'read'
  | 'enough'
  | 'more'

/** The topic of each act of knowledge/acts.yaml that the sheet answers; the others are met elsewhere, or tell something. */
const TOPICS: ReadonlyMap<string, TalkTopic> = new Map([
  ['new_case', 'newCase'],
  ['asks_now', 'now'],
  ['asks_tow', 'now'],
  ['asks_safe_step', 'step'],
  ['asks_drive', 'drive'],
  ['asks_drive_far', 'trip'],
  ['asks_explode', 'explosion'],
  ['asks_breakdown', 'breakdown'],
  ['asks_wait', 'waiting'],
  ['asks_worse', 'worse'],
  ['asks_duration', 'time'],
  ['asks_extremes', 'extremes'],
  ['asks_cost', 'cost'],
  ['asks_quote_fair', 'quote'],
  ['asks_worth', 'worth'],
  ['asks_certainty', 'certainty'],
  ['asks_why_question', 'certainty'],
  ['asks_cause', 'cause'],
  ['asks_own_fault', 'fault'],
  ['asks_others', 'others'],
  ['asks_say', 'workshop'],
  ['asks_tools', 'tools'],
  ['asks_check', 'check'],
  ['tells_check', 'checked'],
  ['doubts', 'doubt'],
  ['asks_short', 'inShort'],
  ['asks_repeat', 'inShort'],
  ['afraid', 'fear'],
  ['angry', 'unheard'],
  ['sorry', 'excuse'],
  ['asks_read', 'read'],
])

/** What of the sheet serves where neither a how-to answer nor an article meets the act itself. */
const AT_LEAST: ReadonlyMap<string, TalkTopic> = new Map([
  ['asks_fix', 'check'],
  ['asks_where', 'check'],
  ['asks_related', 'cause'],
  ['asks_who_pays', 'cost'],
  ['asks_all', 'cost'],
  ['misread', 'read'],
  ['vents', 'fear'],
  ['enough', 'inShort'],
])

/** Characters of a message that asks for one thing; a longer one tells something, whatever it asks in passing. */
const LONGEST = 160
/** Answered however much is told beside, wherever it stands. */
const ALWAYS: ReadonlySet<TalkTopic> = new Set(['newCase', 'now', 'drive', 'trip'])

/** A price that is named is asked about, whatever else is, but for these. */
const BEFORE_PRICE: ReadonlySet<TalkTopic> = new Set([
  'newCase',
  'now',
  'drive',
  'trip',
  'explosion',
  'worth',
  'fear',
])

/** Of 552 lines by hands that wrote no example 549 are so sure, and 96 % of these right (`npm run eval:acts`). */
const SURE = 0.1

/** Where words and signs tell a trouble as well, a sentence has to ask plainly. */
const SURE_IN_PASSING = 0.3

/** What is told may be left out of a case only for a line that surely does something else: of 470 such lines two were misread. */
const SURE_BEYOND_TELLING = 0.5

const SENTENCE_END = /[.!?\n]{1,9}/
/** "Different car: it shakes". */
const SENTENCE_OR_HEAD_END = /[.!?:\n]{1,9}/
/** Of a longer message its first and its last sentences say what it wants. */
const SENTENCES_AT_EACH_END = 16

function sentencesOf(text: string, end = SENTENCE_END): readonly string[] {
  const all = text.split(end)
  return all.length <= 2 * SENTENCES_AT_EACH_END
    ? all
    : [...all.slice(0, SENTENCES_AT_EACH_END), ...all.slice(-SENTENCES_AT_EACH_END)]
}

const topicOfLine = (acts: Acts, line: string, sure: number): TalkTopic | null => {
  const { act, probability } = acts.read(line)
  return probability >= sure ? (TOPICS.get(act) ?? null) : null
}

/** What of the sheet a question is met with before it is said that there is no answer. */
export function topicAtLeast(acts: Acts, text: string): TalkTopic | null {
  const { act, probability } = acts.read(text)
  return probability >= SURE ? (AT_LEAST.get(act) ?? null) : null
}

/** Topics of the single sentences of a message. */
function topicsInPassing(acts: Acts, text: string): readonly TalkTopic[] {
  return sentencesOf(text).flatMap((sentence) => topicOfLine(acts, sentence, SURE_IN_PASSING) ?? [])
}

/** What a message asks for beside a case; null where it asks for nothing that the sheet answers. */
export function topicOfTalk(acts: Acts, text: string): TalkTopic | null {
  const whole = text.length <= LONGEST ? topicOfLine(acts, text, SURE) : null
  const asking = speaksOfAsking(acts, text)
  if (asking === 'more') return asking
  const topic = whole ?? topicsInPassing(acts, text).find((one) => ALWAYS.has(one)) ?? asking
  return (topic && BEFORE_PRICE.has(topic)) || !asksAboutPrice(acts, text) ? topic : 'quote'
}

const isAbout =
  (...wanted: readonly TalkTopic[]) =>
  (acts: Acts, text: string): boolean => {
    const whole = text.length <= LONGEST ? topicOfLine(acts, text, SURE) : null
    return [whole, ...topicsInPassing(acts, text)].some((topic) => topic !== null && wanted.includes(topic))
  }

/** Whether it may be driven, and how far or how long: the question that is answered whatever else is spent. */
export const asksWhetherToDrive = isAbout('drive', 'trip')

/** "What now?": what to do at once stands on the sheet. */
export const asksWhatToDo = isAbout('now')

/** "I'm scared", "you don't listen": with a case or without one, a person and no question. */
export const feelsAlone = isAbout('fear', 'unheard', 'excuse')

/** What a line surely asks or says about its sheet, so that it tells nothing of the car. */
export const topicInsteadOfTelling = (acts: Acts, text: string): TalkTopic | null =>
  speaksOfAsking(acts, text) ?? (text.length <= LONGEST ? topicOfLine(acts, text, SURE_BEYOND_TELLING) : null)

/** "Different car: it shakes": told beside a case, and no part of it. */
export const asksForNewCase = (acts: Acts, text: string): boolean =>
  [text, ...sentencesOf(text, SENTENCE_OR_HEAD_END)].some(
    (line) => topicOfLine(acts, line, SURE_BEYOND_TELLING) === 'newCase',
  )

const MORE: ReadonlySet<string> = new Set(['asks_more'])
const ENOUGH: ReadonlySet<string> = new Set(['enough'])

/** "Stop asking", "ask me more": whether its writer wants questions; null where a line says nothing of them. */
export function speaksOfAsking(acts: Acts, text: string): 'enough' | 'more' | null {
  // "Skip" leaves out one.
  if (text.length > LONGEST || answerOf(acts, text) !== null) return null
  const says = (wanted: ReadonlySet<string>) =>
    [text, ...sentencesOf(text, SENTENCE_OR_HEAD_END)].some((line) =>
      isActOf(acts, line, wanted, SURE_BEYOND_TELLING),
    )
  return says(MORE) ? 'more' : says(ENOUGH) ? 'enough' : null
}

/** "In plain English please": to be told again, simpler. */
export const asksInShort = isAbout('inShort')
