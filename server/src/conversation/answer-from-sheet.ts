import { type Assessment, type CauseRow, isDenied, type LedgerRow } from '@candi/contracts'
import { isGrave } from '@candi/domain'
import { alternatives, listed, lowerFirst, together } from '../translate/sentence.ts'
import { onNow, onStep } from './answer-on-now.ts'
import { answerOnQuote, answerOnWorth } from './answer-on-price.ts'
import { answerOnTrip, answerOnWait } from './answer-on-trip.ts'
import { dollars, fromTo, likelyCosts, priced } from './prices-of-sheet.ts'
import { besideWhatStands, firstStep, stillStands } from './still-stands.ts'
import { sumUp } from './sum-up.ts'
import type { TalkTopic } from './topic-of-talk.ts'

/** What the sheet answers to a topic; null where it holds nothing on it. */
export function answerFromSheet(
  topic: TalkTopic,
  text: string,
  sheet: Assessment,
  today: Date,
): string | null {
  if (topic === 'newCase')
    return `This sheet is about ${sheet.carName}, and stays so. ${stillStands(sheet)}For another car, or from the beginning, press **New case** and say it there: this one stays under **Cases**.`
  if (topic === 'now') return onNow(sheet)
  if (topic === 'step') return onStep(text, sheet)
  if (topic === 'drive') return onDriving(sheet)
  if (topic === 'trip') return answerOnTrip(text, sheet, today)
  if (topic === 'enough') return sumUp(sheet)
  if (topic === 'more') return onMore(sheet)
  const lead = sheet.causes[0]
  if (!lead) return sheet.verdict.urgency === 'unknown' ? notKnown(sheet) : null
  switch (topic) {
    case 'explosion':
      return onExplosion(sheet)
    case 'breakdown':
      return onBreakdown(sheet)
    case 'waiting':
      return onWaiting(sheet, 'Please do not.', answerOnWait(text, sheet, today))
    case 'worse':
      return onWaiting(sheet, 'It can.', '')
    case 'time':
      return onTime(sheet)
    case 'extremes':
      return onExtremes(sheet)
    case 'cost':
      return onCost(sheet)
    case 'quote':
      return answerOnQuote(text, sheet)
    case 'worth':
      return answerOnWorth(text, sheet)
    case 'certainty':
      return onCertainty(lead)
    case 'fault':
      return `Nothing that you told me says so. What stands first is ${lowerFirst(lead.title)}. ${lead.story}`
    case 'cause':
      return `What stands first is ${lowerFirst(lead.title)}, at ${lead.odds}. ${lead.story} ${speaksFor(lead)}`
    case 'others':
      return onOthers(lead, sheet)
    case 'workshop':
      return `Say this: ${sheet.shop.join(' ')}`
    case 'tools':
      return onTools(sheet)
    case 'check':
      return onCheck(sheet)
    case 'checked':
      return onChecked(sheet)
    case 'doubt':
      return onDoubt(lead, sheet)
    case 'inShort':
      return inShort(sheet)
    case 'fear':
      return onFear(sheet)
    case 'unheard':
      return onUnheard('I am sorry that I was no help there. Plainly, then:', sheet)
    case 'excuse':
      return onUnheard('No need to be sorry, I am here to help.', sheet)
    case 'read':
      return onRead(sheet)
  }
}

/** Where nothing is known of the fault, nothing is said of it. */
const notKnown = ({ verdict, next }: Assessment) =>
  together(
    `**${verdict.headline}.** I know too little of it to answer that.`,
    next
      ? `Please tell me first: ${lowerFirst(next.text)}`
      : 'Tell me what you hear, feel, smell or see, and when.',
  )

function onDriving({ verdict, tripwires }: Assessment): string {
  // Who must not drive at all needs no sign at which to stop.
  const signs = verdict.urgency === 'stop' ? [] : tripwires.signs.slice(0, 3)
  const wires = signs.length > 0 ? `${tripwires.title} ${alternatives(signs)}.` : ''
  return together(`**${verdict.headline}.** ${verdict.reason}`, wires, tripwires.deadline)
}

/** The question itself stands open below. */
const onMore = (sheet: Assessment) =>
  sheet.next
    ? besideWhatStands('All right, I ask on.', sheet)
    : `No further question would tell me much more. ${sumUp(sheet)}`

/** Where the car is in danger, no worse news is promised away. */
function onExplosion(sheet: Assessment): string {
  const { verdict, tripwires } = sheet
  if (isGrave(sheet.verdict.urgency))
    return together(
      `I cannot rule out that something gives way. ${verdict.reason} **${verdict.headline}.**`,
      firstStep(sheet),
    )
  const signs = tripwires.signs.slice(0, 3)
  const wires = signs.length > 0 ? ` That changes if ${alternatives(signs)}.` : ''
  return `I cannot tell that from here.${wires} Flames, thick smoke or a strong smell of gas: stop, get everyone out and stay away from the car.`
}

/** "Could it die on me on the freeway?": where it has to be seen to soon, it can. */
function onBreakdown(sheet: Assessment): string {
  const { verdict, tripwires, costNote } = sheet
  if (isGrave(verdict.urgency)) return onExplosion(sheet)
  const signs = tripwires.signs.slice(0, 3)
  const wires = signs.length > 0 ? `Stop where it is safe if ${alternatives(signs)}.` : ''
  const opening = verdict.urgency === 'soon' ? 'Yes, it can.' : 'I cannot rule it out.'
  return together(opening, costNote, `**${verdict.headline}.**`, wires)
}

/** Whether it can wait, or gets worse: `forbidden` opens the answer where it must not be driven on, `allowed` where it may. */
function onWaiting(sheet: Assessment, forbidden: string, allowed: string): string {
  const { verdict, tripwires, costNote } = sheet
  if (isGrave(sheet.verdict.urgency))
    return together(`${forbidden} ${verdict.reason} **${verdict.headline}.**`, costNote)
  const wires =
    tripwires.signs.length > 0 ? `Stop waiting if ${alternatives(tripwires.signs.slice(0, 3))}.` : ''
  return together(allowed, `**${verdict.headline}.**`, costNote, wires, tripwires.deadline)
}

/** Between the hourly rates of independent workshops, $110 to $180 (knowledge/how-to.yaml, labor_cost). */
const HOURLY = 140
/** Minutes of work that a labor price stands for, by half hours. */
const minutesOf = (labor: number) => Math.max(30, Math.round((labor / HOURLY) * 2) * 30)

function onTime(sheet: Assessment): string | null {
  const [row] = likelyCosts(sheet)
  if (!row) return null
  const [least, most] = [minutesOf(row.labor[0]), minutesOf(row.labor[1])]
  const [unit, per] = most <= 90 ? ['minutes', 1] : ['hours', 60]
  const work = least === most ? `${least / per} ${unit}` : `${least / per} to ${most / per} ${unit}`
  return `For the likeliest (${lowerFirst(row.repair)}) about ${work} of work, reckoned from its labor at ${dollars(HOURLY)} an hour. Finding the cause comes before it, and a part that must be ordered adds days: ask the workshop for both.`
}

function onExtremes(sheet: Assessment): string | null {
  const rows = likelyCosts(sheet)
  const [first] = rows
  if (!first) return null
  const least = rows.reduce((best, row) => (row.total[0] < best.total[0] ? row : best), first)
  const most = rows.reduce((worst, row) => (row.total[1] > worst.total[1] ? row : worst), first)
  const range =
    least === most
      ? `The likely repair, ${lowerFirst(most.repair)}, is ${dollars(most.total[0])} at best and ${dollars(most.total[1])} at worst`
      : `Of the likely causes, at best: ${lowerFirst(least.repair)}, from ${dollars(least.total[0])}. At worst: ${lowerFirst(most.repair)}, up to ${dollars(most.total[1])}`
  return together(
    `${range} (${priced(sheet)}).`,
    sheet.costNote,
    isGrave(sheet.verdict.urgency) ? `**${sheet.verdict.headline}** keeps it from growing.` : '',
  )
}

function onCost(sheet: Assessment): string | null {
  const rows = sheet.costs.slice(0, 2)
  if (rows.length === 0) return null
  const told = rows.map(
    ({ repair, parts, labor, total }) =>
      `${lowerFirst(repair)}: ${fromTo(total)} (parts ${fromTo(parts)}, labor ${fromTo(labor)})`,
  )
  const spend = sheet.spend
    ? `If you check in the order of the sheet, expect about ${dollars(sheet.spend.inOrder)} in all.`
    : ''
  return together(`For the likely causes: ${told.join('; ')} (${priced(sheet)}).`, spend)
}

const speaksFor = ({ why, signsFor }: CauseRow) =>
  signsFor.length > 0 ? `What speaks for it: ${listed(signsFor)}.` : why

/** Odds from which a cause counts as fairly sure. */
const FAIRLY = 0.8

const onCertainty = (lead: CauseRow) =>
  together(
    `${lead.probability >= FAIRLY ? 'Fairly, not wholly' : 'No'}: ${lowerFirst(lead.title)} stands at ${lead.odds}, and the rest is open.`,
    speaksFor(lead),
    lead.whyNot,
    'Flip any sign on the sheet that is wrong, and the list moves.',
  )

function onOthers(lead: CauseRow, { causes }: Assessment): string {
  const others = causes.slice(1, 5).map((row) => `${lowerFirst(row.title)} (${row.odds})`)
  return `Besides ${lowerFirst(lead.title)}, which stands first (${lead.odds}): ${others.join(', ')}.`
}

function onCheck(sheet: Assessment): string | null {
  const [check] = sheet.checks
  return check
    ? besideWhatStands(
        together(`Start here: **${check.title}** (${check.minutes} min). ${check.steps}`, check.danger),
        sheet,
      )
    : null
}

function onTools(sheet: Assessment): string | null {
  const own = sheet.checks.filter(({ difficulty }) => difficulty !== 'workshop')
  if (own.length === 0) return null
  const tools = [...new Set(own.flatMap((check) => check.tools))]
  return besideWhatStands(
    `For the checks on the sheet that you can do yourself: ${tools.length > 0 ? listed(tools) : 'no tools at all'}.`,
    sheet,
  )
}

function onChecked(sheet: Assessment): string | null {
  const check = sheet.checks.find(({ outcome }) => outcome !== null)
  if (!check) return null
  return `Thank you for looking. ${stillStands(sheet)}What did you see, hear or feel there? Say it in a few words, or tap the outcome of “${check.title}” on the sheet: every outcome moves the list.`
}

const onDoubt = (lead: CauseRow, sheet: Assessment) =>
  together(
    `That may be: ${lowerFirst(lead.title)} stands at ${lead.odds}, no more. ${stillStands(sheet)}Tell me what speaks against it, or flip the sign on the sheet that is wrong, and the list moves at once.`,
    sheet.checks[0] ? `What tells soonest: ${lowerFirst(sheet.checks[0].title)}.` : '',
  )

/** Two plain sentences, without a part's name: whether to drive, and what to do next. */
function inShort(sheet: Assessment): string {
  const { verdict, doNow, checks } = sheet
  const [step] = isGrave(sheet.verdict.urgency) ? doNow : []
  const next = step?.title ?? checks[0]?.title ?? doNow[0]?.title
  return together(
    `In short: can you drive it? **${verdict.headline}.**`,
    next ? `What to do next: ${lowerFirst(next)}.` : '',
  )
}

/** Signs named in one answer. */
const NAMED = 6

/** What was understood so far, so that it can be put right. */
function onRead({ ledger }: Assessment): string {
  const rows = [...ledger.supports, ...ledger.opposes]
  const named = (isNamed: (row: LedgerRow) => boolean) =>
    rows
      .filter(isNamed)
      .slice(0, NAMED)
      .map(({ sign }) => lowerFirst(sign))
      // Signs have commas of their own.
      .join('; ')
  const [present, absent] = [named(({ state }) => state === 'present'), named(isDenied)]
  return together(
    present ? `I read this: ${present}.` : 'I read no clear sign yet.',
    absent ? `And not: ${absent}.` : '',
    'What is wrong in it you can flip under “What this rests on” on the sheet, or say it in other words.',
  )
}

const onFear = (sheet: Assessment) =>
  together(
    `That is understandable. **${sheet.verdict.headline}.** ${sheet.verdict.reason}`,
    firstStep(sheet),
    isGrave(sheet.verdict.urgency) ? '' : 'One step at a time: nothing has to be decided this minute.',
  )

/** Somebody who feels left alone, or excuses themselves, is told plainly what counts and what comes next. */
function onUnheard(opening: string, sheet: Assessment): string {
  const { verdict, next, checks } = sheet
  const step = firstStep(sheet)
  const look =
    !isGrave(sheet.verdict.urgency) && checks[0] ? `A check for you: ${lowerFirst(checks[0].title)}.` : ''
  const asked = next?.kind === 'question' ? `What would help me most: ${lowerFirst(next.text)}` : ''
  return together(opening, `**${verdict.headline}.** ${verdict.reason}`, step, look, asked)
}
