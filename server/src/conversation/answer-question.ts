import type { Assessment } from '@candi/contracts'
import type { HowTo } from '@candi/domain'
import { asksByAct } from './act-of-line.ts'
import { answerFromSheet } from './answer-from-sheet.ts'
import { answerOnAnother } from './answer-on-another.ts'
import { asksWhomToCall, onCalling } from './answer-on-now.ts'
import { answerOnQuote, partNotOnSheet } from './answer-on-price.ts'
import { answerOnReport } from './answer-on-report.ts'
import { askBack } from './ask-back.ts'
import { asksSomething } from './asks-something.ts'
import { answerOnCodes } from './explain-codes.ts'
import { explainTerm } from './explain-term.ts'
import { ENOUGH_OF_A_PART, ENOUGH_UNASKED, findHowTo } from './find-how-to.ts'
import { onTopUp, withFluidNamed } from './named-fluid.ts'
import { noteWhatIsTold } from './note-what-is-told.ts'
import { namesCarPart } from './other-things.ts'
import { partsNamed } from './parts-named.ts'
import type { DiagnosisParts } from './ports.ts'
import { howToOnCandi } from './questions-on-candi.ts'
import { asksAboutPrice, judgesAPrice, readAmount } from './read-amount.ts'
import { shortAnswerOfAct } from './short-answer-of-act.ts'
import { besideWhatStands, stillStands } from './still-stands.ts'
import { type TalkTopic, topicAtLeast, topicOfTalk } from './topic-of-talk.ts'

/** A free question in conversation, answered from the sheet, the codes or the short answers; honest when none fits. */
export function answerQuestion(
  parts: DiagnosisParts,
  said: string,
  assessment: Assessment | null,
  earlier: readonly string[] = [],
): string {
  const report = parts.codes.codesIn(said).length === 0 ? parts.codes.reportAlone(said) : null
  if (report) return besideWhatStands(answerOnReport(report, assessment !== null), assessment)
  const foreign = parts.languages.read(said)
  if (foreign) return besideWhatStands(foreign.reply, assessment)
  const text = assessment ? withFluidNamed(said, assessment) : said
  // "Is that a fair price" judges what an earlier line named.
  const judged =
    assessment && judgesAPrice(parts.acts, text)
      ? earlier.findLast((line) => readAmount(parts.acts, line) !== null)
      : undefined
  const onQuote = assessment && judged ? onPriceNamed(parts, judged, assessment) : null
  if (onQuote) return onQuote
  const known = answerOnThisCase(parts, text, assessment)
  if (known) return known
  const term = explainTerm(parts, text)
  if (term) return besideWhatStands(term, assessment)
  const howTo = findHowTo(parts, text) ?? (asksAPrice(parts, text) ? priceOfPart(parts, text) : null)
  if (howTo) return besideWhatStands(howTo.answer, assessment)
  const beside = parts.matters.answerTo(said)
  if (beside) return besideWhatStands(beside, assessment)
  const ofAct = shortAnswerOfAct(parts, text)
  if (!assessment)
    return (
      ofAct ??
      'I have no good answer to that, and I will not make one up. If your car does something odd, describe it and I will tell you what it may be and whether you can drive it.'
    )
  const nearest = topicAtLeast(parts.acts, text)
  const atLeast = nearest && answerFromSheet(nearest, text, assessment, parts.today())
  if (atLeast) return atLeast
  if (ofAct) return besideWhatStands(ofAct, assessment)
  const vague = askBack(text)
  if (vague) return `${stillStands(assessment)}${vague}`
  if (!mayAsk(parts, text)) return noteWhatIsTold(assessment)
  return `I have no good answer to that, and I will not make one up. Ask me whether it can be driven, what it may be and why, what to check, what it costs, or what to say at the workshop. ${stillStands(assessment)}`.trim()
}

const asksAPrice = ({ acts }: DiagnosisParts, text: string) =>
  asksAboutPrice(acts, text) || topicOfTalk(acts, text) === 'cost'
/** What the named part costs as a rule: "they want 600 for struts". */
function priceOfPart(parts: DiagnosisParts, text: string): HowTo | null {
  for (const part of partsNamed(text)) {
    const howTo = findHowTo(parts, `how much is a ${part}`) ?? findHowTo(parts, `${part} cost`)
    if (howTo?.topic === 'cost') return howTo
  }
  return null
}

/** What was asked for a part: beside the price of the sheet, or beside the usual one where the sheet has none for that part. */
function onPriceNamed(parts: DiagnosisParts, text: string, sheet: Assessment): string | null {
  const part = partNotOnSheet(text, sheet)
  if (part === null) return answerOnQuote(text, sheet)
  const usual = priceOfPart(parts, text)?.answer
  return besideWhatStands(
    `The sheet has no price for that part (${part}): it is not among the repairs that your signs point to. ${usual ?? 'Ask for parts and labor in writing, and what showed them that it is this part.'}`,
    sheet,
  )
}

/** Whether a question asks for what only this case or a code can answer, or for a matter of safety that is answered in our own words. */
export const asksOfThisCase = (parts: DiagnosisParts, text: string, assessment: Assessment | null): boolean =>
  answerOnThisCase(parts, text, assessment) !== null || findHowTo(parts, text)?.topic === 'safety'

/** Answered before anything that is true of any car. */
const AT_ONCE: ReadonlySet<TalkTopic> = new Set(['newCase', 'now', 'drive', 'trip', 'enough', 'more'])

/** What the codes and the sheet answer, in this order: what to do and whether to drive, codes named in passing, the rest. */
function answerOnThisCase(parts: DiagnosisParts, text: string, assessment: Assessment | null): string | null {
  const topic = assessment ? topicOfTalk(parts.acts, text) : null
  if (assessment && asksWhomToCall(text)) return onCalling(assessment)
  if (assessment && topic && AT_ONCE.has(topic))
    return answerFromSheet(topic, text, assessment, parts.today())
  const onCandi = howToOnCandi(parts, text, assessment !== null)
  if (onCandi) return onCandi.answer
  const codes = parts.codes.codesIn(text)
  if (codes.length > 0) return besideWhatStands(answerOnCodes(parts, codes), assessment)
  if (!assessment) return null
  // "What should I check before a road trip?" asks for no check of this case.
  const surely =
    topic !== 'worth' && explainTerm(parts, text) === null && findHowTo(parts, text, ENOUGH_UNASKED)
  if (surely) return besideWhatStands(surely.answer, assessment)
  // "How much is a tow?" asks for no repair.
  if (topic === 'cost' && namesWhatItCosts(text)) {
    const howTo = findHowTo(parts, text, namesCarPart(text) ? ENOUGH_OF_A_PART : undefined)
    if (howTo?.topic === 'cost') return besideWhatStands(howTo.answer, assessment)
    const isOnSheet = [...partsNamed(text)].some((part) =>
      partsNamed(assessment.costs.map(({ repair }) => repair).join('. ')).has(part),
    )
    const priced = isOnSheet ? null : priceOfPart(parts, text)
    if (priced) return besideWhatStands(priced.answer, assessment)
  }
  if (topic === 'step') {
    const known = findHowTo(parts, text)
    if (known) return besideWhatStands(known.answer, assessment)
  }
  const onFilling = onTopUp(text)
  if (onFilling) return besideWhatStands(onFilling, assessment)
  if (topic === 'quote') {
    const onPrice = onPriceNamed(parts, text, assessment)
    if (onPrice) return onPrice
  }
  return (
    (topic && answerFromSheet(topic, text, assessment, parts.today())) ??
    answerOnAnother(parts, text, assessment)
  )
}

/** Words in which a price is asked for without a word of what for: "how much am I looking at". */
const ASKS_A_PRICE = new Set(
  'a about am an and any are around at ball ballpark be bill break bank buck bucks can car charge charged charges charging cost costs do does dollars estimate estimated expect fair fix fixed for gonna going good how i in is it it’s its job just kind like looking me money much my normal of on or pay price prices pricey quote range rate repair rip off roughly rough run set back shop shops should so talking that the their they thing this to total typical usually ok want wants we what what’s whats will with would workshop you'.split(
    ' ',
  ),
)
const namesWhatItCosts = (text: string) =>
  (text.toLowerCase().match(/[a-z’]+/g) ?? []).some((word) => !ASKS_A_PRICE.has(word.replace("'", '’')))

/** "Tell me about your opinion of Honda" asks, though it has not the form of a question. */
const SURE_OF_QUESTION = 0.3
const mayAsk = ({ acts }: DiagnosisParts, text: string) =>
  asksSomething(text) || asksByAct(acts, text, SURE_OF_QUESTION)
