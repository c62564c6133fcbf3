import type { Assessment } from '@candi/contracts'
import { alternatives, lowerFirst } from '../translate/sentence.ts'
import { findHowTo } from './find-how-to.ts'
import type { DiagnosisParts } from './ports.ts'

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

/** Whether the sheet itself holds the answer: "are you sure?" is no small talk beside one. */
export const asksOfTheSheet = (text: string) => Object.values(ASKS).some((asks) => asks.test(text))

/** Whether it may be driven, and how far or how long: the question that is answered whatever else is spent. */
export const asksWhetherToDrive = (text: string) => ASKS.drive.test(text)

/** A free question in conversation, answered from the sheet, the codes or the short answers; honest when none fits. */
export function answerQuestion(parts: DiagnosisParts, text: string, assessment: Assessment | null): string {
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
  const term = termAsked(parts, text)
  if (term) return term
  const howTo = findHowTo(parts.howTos, text)
  if (howTo) return howTo.answer
  return assessment
    ? 'I have no good answer to that, and I will not make one up. The sheet holds what I can say about this case; a workshop can answer the rest.'
    : 'I have no good answer to that, and I will not make one up. If your car does something odd, describe it and I will tell you what it may be and whether you can drive it.'
}

/** Whether a question asks for what only this case or a code can answer, or for a matter of safety that is answered in our own words. */
export const asksOfThisCase = (parts: DiagnosisParts, text: string, assessment: Assessment | null): boolean =>
  parts.codes.codesIn(text).length > 0 ||
  (assessment !== null && (ASKS.drive.test(text) || answerFromSheet(text, assessment) !== null)) ||
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
    /\b(safe|ok|okay|all ?right|fine|possible|risky|dangerous|can i|should i|could i|may i)\b.*\b(driv\w*|go|commute|trip|take it|work|home|highway|tow)\b|\bhow (long|far)\b.*\b(driv\w*|go|wait|last)\b|\bcan it wait\b/i,
  cost: /\b(how much(?! (?:oil|coolant|fluid|gas|fuel|water|air|pressure|time|longer|play|tread))|cost|price|expensive|pay|afford|quote|ripped off)\b/i,
  why: /\bwhy (do|would|are|is)\b.*\b(think|say|sure|so)\b|\bhow (do|can) you know\b|\bare you sure\b|\bhow sure\b/i,
  else: /\bwhat else\b|\banything else\b|\bother (cause|possib|reason)/i,
  workshop: /\b(tell|say to|ask)\b.*\b(mechanic|shop|workshop|garage|dealer)\b/i,
  check: /\b(check|test|find out|look at)\b.*\b(myself|self|at home|it)\b|\bwhat can i (do|check)\b|\bdiy\b/i,
} as const

function answerOnDriving({ verdict, tripwires }: Assessment): string {
  // Who must not drive at all needs no sign at which to stop.
  const signs = verdict.urgency === 'stop' ? [] : tripwires.signs.slice(0, 3)
  const wires = signs.length > 0 ? `${tripwires.title} ${alternatives(signs)}.` : ''
  return [`**${verdict.headline}.** ${verdict.reason}`, wires, tripwires.deadline].filter(Boolean).join(' ')
}

function answerFromSheet(text: string, sheet: Assessment): string | null {
  const lead = sheet.causes[0]
  if (!lead) return null
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
    return `${lead.title} stands at ${lead.odds}. ${lead.why} ${lead.whyNot} Flip any sign on the sheet that is wrong, and the list moves.`.replaceAll(
      '  ',
      ' ',
    )
  if (ASKS.else.test(text)) {
    const others = sheet.causes.slice(1, 5).map((row) => `${lowerFirst(row.title)} (${row.odds})`)
    return `Besides ${lowerFirst(lead.title)} (${lead.odds}): ${others.join(', ')}.`
  }
  if (ASKS.workshop.test(text)) return `Say this: ${sheet.shop.join(' ')}`
  if (ASKS.check.test(text) && sheet.checks[0])
    return `Start here: **${sheet.checks[0].title}** (${sheet.checks[0].minutes} min). ${sheet.checks[0].steps} ${sheet.checks[0].danger}`.trim()
  return null
}

function termAsked(parts: DiagnosisParts, text: string): string | null {
  const asked =
    /\bwhat(?:'s| is| are| does)?\s+(?:a |an |the )?([a-z][a-z -]{2,40}?)s?(?:\s+(?:do|does|for|mean))?\s*\??$/i
      .exec(text.trim())?.[1]
      ?.toLowerCase()
  if (!asked) return null
  const meaning = parts.glossary.get(asked) ?? parts.glossary.get(`${asked}s`)
  return meaning ? `**${asked.charAt(0).toUpperCase()}${asked.slice(1)}**: ${meaning}` : null
}
