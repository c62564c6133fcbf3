import type { Assessment } from '@candi/contracts'
import { type Grounds, numbersIn, readingOf } from './grounds.ts'
import type { PartNames } from './named-things.ts'

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const numberOf = (word: string) => {
  const index = WORDS.indexOf(word.toLowerCase())
  return index >= 0 ? index : Number(word)
}
/** "1." or "2)" at the head of a line. */
const LIST_MARK = /^\s*(?:[-*•]\s*)?\d{1,2}[.)]\s/
const ODDS =
  /\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten) (?:in|of|out of)(?: every)? (\d{1,3}|ten|five|four|three|two|hundred)\b/gi
const PERCENT = /(\d{1,3}(?:\.\d+)?)\s?(?:%|percent|per cent)/gi
const SPELT_SUM =
  /\b(?:hundred|thousand|dozen|grand|couple of hundred)\b[^.]{0,20}\b(?:dollars?|bucks|euros?|pounds?|usd)?/i
/** Torques, capacities, pressures and part numbers: out of a text that was looked up, or not at all. */
const SPECIFICATION =
  /\b\d[\d.,]*\s?(?:nm|n·m|newton.?met(?:er|re)s?|ft[.\s-]?lbs?|lb[.\s-]?ft|foot.?pounds?|quarts?|qts?|lit(?:er|re)s?|gallons?|ohms?|kpa|bar|psi)\b|\bpart (?:number|no\.?|#)\s?:?\s?[a-z0-9-]{4,}/gi
const MONEY = /[$€£]\s?\d|\b\d[\d,.]*\s?(?:dollars?|bucks|usd|euros?|eur|pounds?)\b/i

/** Dollars that the sheet names; what the owner was quoted may be repeated too. */
function sumsOf({ assessment, typed, lookedUp }: Grounds): Set<string> {
  const sums = assessment
    ? [
        ...assessment.costs.flatMap(({ parts, labor, total }) => [...parts, ...labor, ...total]),
        ...assessment.checks.flatMap(({ cost }) => [...cost]),
        ...(assessment.spend ? [assessment.spend.inOrder, assessment.spend.firstGuess] : []),
      ]
    : []
  const told = [assessment?.costNote ?? '', typed, ...lookedUp].flatMap(numbersIn)
  return new Set([...sums.map(String), ...told])
}

/** The probabilities that a sentence may speak of, as shares of one: those of the causes that it names, if it names any. */
function sharesFor(sentence: string, assessment: Assessment | null, parts: PartNames): number[] {
  if (!assessment) return []
  const rows = [...assessment.causes, ...assessment.problems, ...(assessment.second?.causes ?? [])]
  const named = parts.in(sentence)
  const meant = rows.filter(({ title }) => parts.in(title).some((name) => named.includes(name)))
  return (meant.length > 0 ? meant : rows).map(({ probability }) => probability)
}

/** Whether a share that is told, rounded as people round, is one of those on the sheet. */
function isTold(share: number, step: number, shares: readonly number[]): boolean {
  return shares.some((known) => Math.abs(known - share) <= step / 2 + 1e-9)
}

/** The first figure of a sentence that nothing stands behind: a number, a price, odds; null where all are grounded. */
export function groundlessFigure(sentence: string, grounds: Grounds, parts: PartNames): string | null {
  const words = sentence.replace(LIST_MARK, '')
  const shares = sharesFor(sentence, grounds.assessment, parts)
  const { text, lower, numbers } = readingOf(grounds)
  for (const [odds, share, whole] of words.matchAll(ODDS)) {
    const some = numberOf(share ?? '')
    const all = whole?.toLowerCase() === 'hundred' ? 100 : numberOf(whole ?? '')
    if (!(all > 0) || some > all) return odds
    if (!isTold(some / all, 1 / all, shares) && !text.includes(odds)) return odds
  }
  for (const [percent, value] of words.matchAll(PERCENT))
    if (!isTold(Number(value) / 100, 0.02, shares) && !text.includes(percent)) return percent
  for (const [specification] of words.matchAll(SPECIFICATION))
    if (!lower.includes(specification.toLowerCase())) return specification
  const spelt = SPELT_SUM.exec(words)?.[0]
  if (spelt && !lower.includes(spelt.toLowerCase())) return spelt
  const rest = words.replace(ODDS, ' ').replace(PERCENT, ' ')
  const known = MONEY.test(rest)
    ? sumsOf(grounds)
    : new Set([...numbers, ...sumsOf(grounds), ...minutesOf(grounds)])
  return numbersIn(rest).find((number) => !known.has(number)) ?? null
}

const minutesOf = ({ assessment }: Grounds): string[] =>
  assessment?.checks.map(({ minutes }) => String(minutes)) ?? []
