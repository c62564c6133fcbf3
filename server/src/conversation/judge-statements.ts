import type { Statement } from '@candi/contracts'
import type { Intent } from '@candi/engines/text'
import { asksSomething } from './asks-something.ts'
import { isCourtesy } from './courtesy.ts'
import { mayBeHurt } from './declining-words.ts'
import { explainTerm } from './explain-term.ts'
import { ENOUGH_UNASKED, findHowTo } from './find-how-to.ts'
import { intentByWords, judgeIntent, namesTrouble, type SignsInMessage } from './intent.ts'
import { intentUnread } from './intent-unread.ts'
import { isAboutAnotherThing, isOrder, namesAnotherThing, namesCarPart } from './other-things.ts'
import { partsNamed } from './parts-named.ts'
import type { DiagnosisParts } from './ports.ts'
import { howToOnCandi } from './questions-on-candi.ts'
import { asksAboutPrice } from './read-amount.ts'
import { readCorrection } from './read-correction.ts'
import { answerOf, saidAnswer } from './said-answer.ts'
import { saysAmiss } from './says-unwell.ts'
import { signsInContext } from './signs-in-context.ts'
import { saysSomebodyIsHurt } from './somebody-hurt.ts'
import { saysItWasMisread } from './taken-back.ts'
import { asksForNewCase, asksWhetherToDrive, topicInsteadOfTelling } from './topic-of-talk.ts'

/**
 * Older messages that the reader sees again in one turn. What was told must count for as long as the case is open, so an
 * old message is judged as it was when it was new: by the same words, and by the same reader where the words leave it open.
 * Words settle most complaints; the rest is read anew, up to here, because each reading costs 2 to 5 ms of a turn. The
 * verdict of the earlier turn is not sent along instead: a sheet after a flip comes from the statements alone, and the
 * server keeps nothing of a conversation between two turns.
 */
const READ_ANEW = 2

/** What the writer wants with each statement of a case; `current` is the one that this turn answers. */
export async function judgeStatements(
  parts: DiagnosisParts,
  statements: readonly Statement[],
  current: Statement | undefined,
): Promise<Map<string, Intent>> {
  const judged = statements.map((statement, index) => {
    const signs = signsIn(parts, statement.text)
    // "What is limp mode?" tells of none.
    const asksTerm = explainTerm(parts, statement.text) !== null
    return {
      statement,
      index,
      signs,
      intent: asksTerm ? 'question' : intentSettled(parts, statement.text, signs, index > 0),
    } as const
  })
  const open = judged.filter(({ intent }) => intent === null)
  const anew = open
    .filter(({ statement }) => statement !== current)
    .sort((left, right) => weightOf(right) - weightOf(left) || right.index - left.index)
    .slice(0, READ_ANEW)
  const read = new Set([...anew, ...open.filter(({ statement }) => statement === current)])
  const intents = new Map<string, Intent>()
  for (const entry of judged) {
    const { statement, signs, intent } = entry
    const opinion =
      intent === null && parts.reader && read.has(entry) ? await parts.reader.opinionOf(statement.text) : null
    const judgedAlone =
      intent ??
      (opinion || read.has(entry)
        ? judgeIntent(parts.acts, statement.text, opinion, signs)
        : intentUnread(parts.acts, statement.text, signs))
    // "How do I put a dead car in neutral" sounds like theft to the reader; what we have an answer to is a question.
    const isKnown =
      intent === null &&
      DECLINED.has(judgedAlone) &&
      findHowTo(parts, statement.text, ENOUGH_UNASKED) !== null
    intents.set(
      statement.id,
      isKnown || (NO_ANSWER.has(judgedAlone) && parts.codes.codesIn(statement.text).length > 0)
        ? 'question'
        : judgedAlone === 'offtopic' && isOfOwnCar(parts, statement.text)
          ? 'complaint'
          : judgedAlone,
    )
  }
  // "All the time" is an answer beside a case and chatter without one; so is "it's blue" behind "smoke from the exhaust".
  const hasComplaint = [...intents.values()].includes('complaint')
  const complaints: string[] = []
  for (const { statement, signs } of judged) {
    const { id, text } = statement
    if (complaints.length > 0 && MAY_CORRECT.has(intents.get(id)) && saysItWasMisread(parts.acts, text)) {
      intents.set(id, 'complaint')
      continue
    }
    const correction = MAY_CORRECT.has(intents.get(id)) ? readCorrection(parts.acts, complaints, text) : null
    if (correction) {
      complaints[correction.line] = correction.corrected
      intents.set(id, 'complaint')
      continue
    }
    if (isAskedPlainly(parts, text, signs, true) && intents.get(id) === 'question') continue
    if (
      (intents.get(id) === 'smalltalk' && hasComplaint && (signs.found > 0 || denies(parts, text))) ||
      (complaints.length > 0 &&
        mayGoOn(parts, text, intents.get(id)) &&
        (signs.found > 0 || signsInContext(parts, complaints, text).length > 0))
    )
      intents.set(id, 'complaint')
    else if (intents.get(id) === 'complaint' && complaints.length > 0 && signs.found === 0) {
      // "Is it just dust?" asks, and tells nothing that could move the sheet; nor does "ttyl".
      if (asksSomething(text) || topicInsteadOfTelling(parts.acts, text) !== null) intents.set(id, 'question')
      else if (isCourtesy(parts.acts, text)) intents.set(id, 'smalltalk')
    }
    if (intents.get(id) === 'complaint') complaints.push(text)
  }
  // Another car than the one that the case was opened for.
  const opening = statements.findIndex(({ id }) => intents.get(id) === 'complaint')
  if (opening >= 0)
    for (const { id, text } of statements.slice(opening + 1))
      if (asksForNewCase(parts.acts, text) && ANSWERED.has(intents.get(id) ?? 'question'))
        intents.set(id, 'question')
  return intents
}
/** What words, signs and our own answers settle; null where the reader is needed. */
function intentSettled(
  parts: DiagnosisParts,
  text: string,
  signs: SignsInMessage,
  hasCase: boolean,
): Intent | null {
  if (parts.codes.reportAlone(text)) return parts.codes.codesIn(text).length > 0 ? 'complaint' : 'question'
  const foreign = parts.languages.read(text)
  if (foreign && (foreign.signs.length > 0 || !mayBeHurt(text, false)))
    return foreign.signs.length > 0 ? 'complaint' : 'question'
  if (saysSomebodyIsHurt(parts.acts, text)) return 'medical'
  const byWords = intentByWords(parts.acts, text, signs)
  if ((byWords === null || byWords === 'complaint') && isBesideTheCar(parts, text, signs)) return 'question'
  if (byWords !== null) return byWords
  // A line that answers tells nothing by itself.
  if (hasCase && signs.found === 0 && saidAnswer(parts.acts, text)) return 'smalltalk'
  if (isAskedPlainly(parts, text, signs, hasCase)) return 'question'
  // "Can I drive on a leaky valve stem" tells of one.
  return !hasCase && signs.tellsTrouble && asksWhetherToDrive(parts.acts, text) ? 'complaint' : null
}
/** "Push start an automatic": an order whose doing we know, and no news of it having been done. */
const ORDER = /^\W*(?:please |pls |how to )?(?:push|bump|roll|pop|tow|find|talk)\b/i
/** Whether it asks about Candi, for the price of a part, or for something to be done that we know, and tells of no trouble. */
const isAskedPlainly = (parts: DiagnosisParts, text: string, signs: SignsInMessage, hasCase: boolean) =>
  (signs.found === 0 && !namesTrouble(text) && asksPlainly(parts, text, hasCase)) ||
  (!signs.isUrgent && ORDER.test(text) && findHowTo(parts, text, ENOUGH_UNASKED) !== null)
/** It speaks of papers, manners or looks, and tells of no trouble. */
const isBesideTheCar = ({ matters }: Pick<DiagnosisParts, 'matters'>, text: string, signs: SignsInMessage) =>
  !signs.tellsTrouble && matters.answerTo(text) !== null
const asksPlainly = (parts: DiagnosisParts, text: string, hasCase: boolean) =>
  (!namesCarPart(text) && howToOnCandi(parts, text, hasCase) !== null) ||
  (asksAboutPrice(parts.acts, text) && partsNamed(text).size > 0)
/** "No, it does not crank" tells as much as that it does. */
const denies = ({ signs, acts }: Pick<DiagnosisParts, 'signs' | 'acts'>, text: string) =>
  !isCourtesy(acts, text) &&
  !asksSomething(text) &&
  signs.read(text).some(({ observation }) => observation.state === 'absent')
/** Whoever names a code is met by what it means. */
const NO_ANSWER: ReadonlySet<Intent> = new Set(['offtopic', 'smalltalk'])
const DECLINED: ReadonlySet<Intent> = new Set(['harm', 'tamper', 'offtopic'])
/** Taken by the reader for talk, as it sees the line alone. */
const TALK: ReadonlySet<Intent | undefined> = new Set(['smalltalk', 'offtopic', 'question'])
const MAY_CORRECT: ReadonlySet<Intent | undefined> = new Set([...TALK, 'complaint'])
const mayGoOn = ({ acts }: Pick<DiagnosisParts, 'acts'>, text: string, intent: Intent | undefined) =>
  TALK.has(intent) &&
  !isCourtesy(acts, text) &&
  !asksSomething(text) &&
  answerOf(acts, text) === null &&
  !isAboutAnotherThing(acts, text) &&
  !isOrder(acts, text)
const ANSWERED: ReadonlySet<Intent> = new Set(['complaint', 'smalltalk', 'offtopic'])

/** Read first: what may be a danger, then the message that opened the case, then the newest. */
const weightOf = ({ signs, index }: { readonly signs: SignsInMessage; readonly index: number }) =>
  signs.isUrgent ? 2 : index === 0 ? 1 : 0

/** "Fuel filter of my RN90 Hilux": whoever names a car and nothing else that has such parts speaks of the car. */
const isOfOwnCar = ({ vehicles, acts }: Pick<DiagnosisParts, 'vehicles' | 'acts'>, text: string): boolean => {
  if (isAboutAnotherThing(acts, text) || isOrder(acts, text)) return false
  const { make, model } = vehicles.read(text.slice(0, NAMED_IN))
  const isNamed = make !== undefined && model !== undefined
  return isNamed || ((make !== undefined || model !== undefined) && !namesAnotherThing(text))
}

/** Characters in which a car is looked for. */
const NAMED_IN = 400

export function signsIn(
  parts: Pick<DiagnosisParts, 'signs' | 'vehicles' | 'model' | 'codes'>,
  text: string,
): SignsInMessage {
  const present = [
    ...parts.signs.read(text).map(({ observation }) => observation),
    ...parts.codes.findingsOf(parts.codes.codesIn(text)),
  ].filter(({ state }) => state === 'present')
  const isUrgent = present.some(({ finding }) =>
    parts.model.rules.some((rule) => rule.all.some((any) => any.includes(finding))),
  )
  // Looked for only where nothing else tells that it is about a car: it takes longer than all the rest.
  const isLookedFor = present.length > 0 ? !namesCarPart(text) : saysAmiss(text)
  const named = isLookedFor ? parts.vehicles.read(text.slice(0, NAMED_IN)) : {}
  return {
    found: present.length,
    isUrgent,
    tellsTrouble: present.some(({ finding }) => !parts.model.findings.get(finding)?.isCircumstance),
    namesCar: named.make !== undefined || named.model !== undefined,
  }
}
