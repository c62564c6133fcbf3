import type { Assessment } from '@candi/contracts'
import { alternatives, lowerFirst } from '../translate/sentence.ts'
import { asksSomething } from './asks-something.ts'
import { noteWhatIsTold } from './decline.ts'
import { findHowTo } from './find-how-to.ts'
import type { DiagnosisParts } from './ports.ts'

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

/** Whether the sheet itself holds the answer: "are you sure?" is no small talk beside one. */
export const asksOfTheSheet = (text: string) => Object.values(ASKS).some((asks) => asks.test(text))

/** Whether it may be driven, and how far or how long: the question that is answered whatever else is spent. */
export const asksWhetherToDrive = (text: string) => ASKS.drive.test(text)

/** "Is it the O2 sensor instead?" */
export const asksOfAnother = (text: string) => ANOTHER.test(text.trim())

/** "What now?": what to do at once stands on the sheet. */
export const asksWhatToDo = (text: string) => ASKS.now.test(text)

/** A free question in conversation, answered from the sheet, the codes or the short answers; honest when none fits. */
export function answerQuestion(parts: DiagnosisParts, text: string, assessment: Assessment | null): string {
  if (assessment && ASKS.now.test(text)) return answerOnNow(assessment)
  // Whether it may be driven comes before everything else, a code named in passing included.
  if (assessment && ASKS.drive.test(text)) return answerOnDriving(assessment)
  const codes = parts.codes.codesIn(text)
  if (codes.length > 0)
    return codes
      .slice(0, 4)
      .map((code) => explainCode(parts, code))
      .join('\n\n')
  const fromSheet = assessment ? answerFromSheet(text, assessment) : null
  if (fromSheet) return fromSheet
  const another = assessment ? answerOnAnother(parts, text, assessment) : null
  if (another) return another
  const term = termAsked(parts, text)
  if (term) return term
  const howTo = findHowTo(parts.howTos, text)
  if (howTo) return howTo.answer
  if (!assessment)
    return 'I have no good answer to that, and I will not make one up. If your car does something odd, describe it and I will tell you what it may be and whether you can drive it.'
  if (!mayAskWithoutForm(text)) return noteWhatIsTold(assessment)
  return 'I have no good answer to that, and I will not make one up. The sheet holds what I can say about this case; a workshop can answer the rest.'
}

/** "Tell me about your opinion of Honda" asks, though it has not the form of a question. */
const mayAskWithoutForm = (text: string) =>
  asksSomething(text) ||
  /\b(?:tell me|explain|describe|show me|help|i wonder|wondering|want to know|any idea)\b/i.test(text)

/** Whether a question asks for what only this case or a code can answer, or for a matter of safety that is answered in our own words. */
export const asksOfThisCase = (parts: DiagnosisParts, text: string, assessment: Assessment | null): boolean =>
  parts.codes.codesIn(text).length > 0 ||
  (assessment !== null &&
    (ASKS.drive.test(text) ||
      ASKS.now.test(text) ||
      answerFromSheet(text, assessment) !== null ||
      answerOnAnother(parts, text, assessment) !== null)) ||
  findHowTo(parts.howTos, text)?.topic === 'safety'

function explainCode(parts: DiagnosisParts, code: string): string {
  const explained = parts.codes.explain(code)
  const causes =
    explained.commonCauses.length > 0
      ? ` Usual causes: ${explained.commonCauses.slice(0, 4).join('; ')}.`
      : ''
  return `**${code}: ${explained.title}.** ${explained.meaning}${causes} A code names the place where the car noticed something, not the part to replace.`
}

const ASKS = {
  drive:
    /\b(safe|ok|okay|all ?right|fine|possible|risky|dangerous|can i|should i|could i|may i)\b.*\b(driv\w*|go|commute|trip|take it|work|home|highway|tow)\b|\bhow (long|far)\b.*\b(driv\w*|go|wait)\b|\bhow long (?:will|would|can|does) (?:it|this|that|she|(?:the|my) car) last\b|\b(?:is|was) (?:it|that|this) (?:bad|dangerous|serious|urgent)\b|\bhow (?:bad|dangerous|serious|urgent) is (?:it|that|this)\b|\bcan it wait\b/i,
  cost: /\b(how much(?! (?:oil|coolant|fluid|gas|fuel|water|air|pressure|time|longer|play|tread))|cost|price|expensive|pay|afford|quote|ripped off)\b/i,
  why: /\bwhy (do|would|are|is)\b.*\b(think|say|sure|so)\b|\bhow (do|can) you know\b|\bare you sure\b|\bhow sure\b/i,
  else: /\bwhat else\b|\banything else\b|\bother (cause|possib|reason)/i,
  workshop: /\b(tell|say to|ask)\b.*\b(mechanic|shop|workshop|garage|dealer)\b/i,
  check:
    /\b(check|test|find out|look at)\b.*\b(myself|self|at home|it)\b|\bwhat can i (do|check)\b|\bdiy\b|\b(?:can|could) i (?:fix|repair|do) (?:it|this|that)\b/i,
  blowUp:
    /\b(?:explode|explosion|blow(?:s|ing)? up|blow(?:s)? (?:on me|any (?:minute|moment|second))|catch(?:es)? fire|going to blow|gonna blow|go(?:es|ing)? up in flames|chances? (?:that )?it (?:blows|explodes))\b/i,
  ignore:
    /\b(?:ignor\w+|leave it|do nothing|don['’]?t (?:fix|repair|do anything)|not (?:fix|repair)(?:ing)?|keep driving (?:it )?(?:like this|as is)|put it off)\b.*\?*$/i,
  now: /^\W*(?:so |ok(?:ay)? |and |then )*what (?:do|should|can|would) (?:i|we) do(?: now| then| next| first)?\W*$|^\W*(?:so |ok(?:ay)? |and )*(?:what|now what)(?:'s| is)? (?:now|next)\W*$|^\W*now what\W*$|\bshould i (?:stop|pull over|tow (?:it|the car))\b|\bdo i need a tow\b|\bshould (?:i|we) (?:call|get) a tow/i,
} as const

function answerOnDriving({ verdict, tripwires }: Assessment): string {
  // Who must not drive at all needs no sign at which to stop.
  const signs = verdict.urgency === 'stop' ? [] : tripwires.signs.slice(0, 3)
  const wires = signs.length > 0 ? `${tripwires.title} ${alternatives(signs)}.` : ''
  return [`**${verdict.headline}.** ${verdict.reason}`, wires, tripwires.deadline].filter(Boolean).join(' ')
}

/** Where the car is in danger, no worse news is promised away. */
function answerOnBlowingUp({ verdict, doNow, tripwires }: Assessment): string {
  const first = doNow[0] ? ` First: ${lowerFirst(doNow[0].title)}. ${doNow[0].detail}` : ''
  if (verdict.urgency === 'stop' || verdict.urgency === 'limp')
    return `I cannot rule out that something gives way. ${verdict.reason} **${verdict.headline}.**${first}`
  const signs = tripwires.signs.slice(0, 3)
  const wires = signs.length > 0 ? ` That changes if ${alternatives(signs)}.` : ''
  return `Nothing that you told me points to that.${wires} Flames, thick smoke or a strong smell of gas: stop, get everyone out and stay away from the car.`
}

function answerOnIgnoring(sheet: Assessment): string {
  const { verdict, tripwires, costNote } = sheet
  if (verdict.urgency === 'stop' || verdict.urgency === 'limp')
    return `Please do not. ${verdict.reason} **${verdict.headline}.** ${costNote}`.trim()
  const wires =
    tripwires.signs.length > 0 ? `Stop waiting if ${alternatives(tripwires.signs.slice(0, 3))}.` : ''
  return [`**${verdict.headline}.**`, costNote, wires, tripwires.deadline].filter(Boolean).join(' ')
}

function answerOnNow({ verdict, doNow, checks }: Assessment): string {
  const steps = doNow.slice(0, 3).map(({ title, detail }, index) => `${index + 1}. **${title}.** ${detail}`)
  const check = checks[0] && verdict.urgency !== 'stop' ? [`Then look: ${lowerFirst(checks[0].title)}.`] : []
  return [`**${verdict.headline}.** ${verdict.reason}`, ...steps, ...check].join('\n\n')
}

const stem = (word: string) => word.replace(/(?:ing|es|s)$/, '')
const LITTLE_WORDS = new Set([
  'the',
  'a',
  'an',
  'my',
  'your',
  'bad',
  'old',
  'one',
  'just',
  'then',
  'rather',
  'too',
  'also',
])
const wordsOf = (text: string) =>
  (
    text
      .toLowerCase()
      .replaceAll(/\bo2\b/g, 'oxygen')
      .match(/[a-z]+/g) ?? []
  )
    .filter((word) => !LITTLE_WORDS.has(word))
    .map(stem)

/** "Is it the O2 sensor instead?": the place of that cause on the sheet, or that it has none. Null where no part is named. */
function answerOnAnother(parts: DiagnosisParts, text: string, sheet: Assessment): string | null {
  const named = ANOTHER.exec(text.trim())?.[1]
  const asked = named ? wordsOf(named) : []
  if (asked.length === 0) return null
  const isNamed = (title: string) => {
    const words = new Set(wordsOf(title))
    return asked.every((word) => words.has(word))
  }
  const place = sheet.causes.findIndex(({ problem, title }) => problem !== '' && isNamed(title))
  const row = sheet.causes[place]
  const lead = sheet.causes[0]
  if (row && place === 0)
    return `That is what stands first: ${lowerFirst(row.title)}, at ${row.odds}. The checks on the sheet tell whether it is so before anything is bought.`
  if (row && lead)
    return `It could be: ${lowerFirst(row.title)} stands at ${row.odds}, behind ${lowerFirst(lead.title)} (${lead.odds}).${row.whyNot ? ` ${row.whyNot}` : ''}`
  const known = parts.model.causes.find(({ title }) => isNamed(title))
  if (known && lead)
    return `That is not among the likely causes here. ${lead.title} stands first, at ${lead.odds}. Tell me what makes you think of it, and the list follows.`
  return null
}
const ANOTHER =
  /^(?:\W|so|but|and|or|ok|could|couldn['’]?t|can|might|may|is|isn['’]?t|are|do you think|does|what if|what about|maybe|not|it|its|it['’]s|be|that|this|just|simply|actually|the cause|because of|from|caused by|due to|possible|you sure)+\s+(?:the|an?|my|bad)\s+([a-z0-9 -]{3,40}?)(?:\s+(?:instead|then|rather|though|maybe|or something|that (?:is|are|went|goes) (?:bad|broken)|causing (?:it|this)))*\s*\?*$/i

function answerFromSheet(text: string, sheet: Assessment): string | null {
  const lead = sheet.causes[0]
  if (!lead) return null
  if (ASKS.blowUp.test(text)) return answerOnBlowingUp(sheet)
  if (ASKS.ignore.test(text)) return answerOnIgnoring(sheet)
  if (ASKS.cost.test(text) && sheet.costs[0]) {
    const rows = sheet.costs
      .slice(0, 2)
      .map((row) => `${lowerFirst(row.repair)}: ${dollars(row.total[0])} to ${dollars(row.total[1])}`)
    const spend = sheet.spend
      ? ` If you check in the order of the sheet, expect about ${dollars(sheet.spend.inOrder)} in all.`
      : ''
    return `For the likely causes: ${rows.join('; ')} (US dollars, ${sheet.spend?.year ?? 2025}, independent workshop).${spend}`
  }
  if (ASKS.why.test(text))
    return [
      `No: ${lowerFirst(lead.title)} stands at ${lead.odds}, and the rest is open.`,
      FITS_AS_WHOLE.test(lead.why) ? lead.why : `What speaks for it: ${lowerFirst(lead.why)}`,
      lead.whyNot,
      'Flip any sign on the sheet that is wrong, and the list moves.',
    ]
      .filter(Boolean)
      .join(' ')
  if (ASKS.else.test(text)) {
    const others = sheet.causes.slice(1, 5).map((row) => `${lowerFirst(row.title)} (${row.odds})`)
    return `Besides ${lowerFirst(lead.title)} (${lead.odds}): ${others.join(', ')}.`
  }
  if (ASKS.workshop.test(text)) return `Say this: ${sheet.shop.join(' ')}`
  if (ASKS.check.test(text) && sheet.checks[0])
    return `Start here: **${sheet.checks[0].title}** (${sheet.checks[0].minutes} min). ${sheet.checks[0].steps} ${sheet.checks[0].danger}`.trim()
  return null
}

const FITS_AS_WHOLE = /^It fits your description as a whole/

function termAsked(parts: DiagnosisParts, text: string): string | null {
  const asked =
    /\bwhat(?:'s| is| are| does)?\s+(?:a |an |the )?([a-z][a-z -]{2,40}?)s?(?:\s+(?:do|does|for|mean))?\s*\??$/i
      .exec(text.trim())?.[1]
      ?.toLowerCase()
  if (!asked) return null
  const meaning = parts.glossary.get(asked) ?? parts.glossary.get(`${asked}s`)
  return meaning ? `**${asked.charAt(0).toUpperCase()}${asked.slice(1)}**: ${meaning}` : null
}
