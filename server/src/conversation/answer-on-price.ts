import type { Assessment, CostRow } from '@candi/contracts'
import { lowerFirst } from '../translate/sentence.ts'
import { dollars, fromTo, likelyCosts, priced } from './prices-of-sheet.ts'
import { readAmount } from './read-amount.ts'
import { stillStands } from './still-stands.ts'

const stem = (word: string) => word.replace(/(?:ing|es|s)$/, '')
const wordsOf = (text: string) => new Set((text.toLowerCase().match(/[a-z]{3,}/g) ?? []).map(stem))
/** Of these no repair is known. */
const SAYS_LITTLE = new Set(
  'the and for new fix replace repair car that with both one old too much what shop they want'
    .split(' ')
    .map(stem),
)

/** The repair that a line names, and else the likeliest. */
function repairMeant(text: string, sheet: Assessment): CostRow | undefined {
  const asked = [...wordsOf(text)].filter((word) => !SAYS_LITTLE.has(word))
  const titleOf = ({ cause }: CostRow) => sheet.causes.find(({ id }) => id === cause)?.title ?? ''
  const shared = (row: CostRow) => {
    const own = wordsOf(`${row.repair} ${titleOf(row)}`)
    return asked.filter((word) => own.has(word)).length
  }
  const best = [...sheet.costs].sort((left, right) => shared(right) - shared(left))[0]
  return best && shared(best) > 0 ? best : likelyCosts(sheet)[0]
}

/** Up to here above our range a price is called somewhat high only. */
const SOMEWHAT = 1.4

/** What was quoted, or what one can spend, beside what we reckon; null where no price is named or known. */
export function answerOnQuote(text: string, sheet: Assessment): string | null {
  const amount = readAmount(text)
  const row = amount === null ? undefined : repairMeant(text, sheet)
  if (amount === null || !row) return null
  const [low, high] = row.total
  const reckoned = `what I reckon for the likely repair (${lowerFirst(row.repair)}): ${fromTo(row.total)} in ${priced(sheet)}`
  const isAbove = amount > high
  const told = isAbove
    ? `${dollars(amount)} is ${amount <= high * SOMEWHAT ? 'somewhat' : 'well'} above ${reckoned}.`
    : amount < low
      ? `${dollars(amount)} is below ${reckoned}.`
      : `${dollars(amount)} lies within ${reckoned}.`
  const then = isAbove
    ? 'A dealer, a big city or more parts can explain that, so it need not be unfair. Ask for parts and labor in writing, and get a second price before you say yes.'
    : amount < low
      ? 'That can be fair, with used parts or less work: ask what is included, and for how long it is guaranteed.'
      : 'Ask for parts and labor in writing, and what showed them that it is this part.'
  return `${told} ${then} ${stillStands(sheet)}`.trim()
}

/** What a car may cost in repairs of its worth, before it is thought over. */
const HALF = 0.5

/** Whether the repair is worth it: its price beside the worth of the car, which only its owner can find out. */
export function answerOnWorth(text: string, sheet: Assessment): string | null {
  const [row] = likelyCosts(sheet)
  if (!row) return null
  const repair = `The likely repair (${lowerFirst(row.repair)}) is ${fromTo(row.total)} (${priced(sheet)}).`
  const worth = /\bworth\b/i.test(text) ? readAmount(text) : null
  const advice =
    worth === null
      ? 'Compare that with what the car would sell for when it runs: below half of it, on a sound car, a repair is mostly cheaper than another car. Rust in the frame, or several big faults at once, speak for letting it go.'
      : row.total[1] <= worth * HALF
        ? `Even the upper end is below half of the ${dollars(worth)} that you name, so on a sound car the repair is mostly the cheaper way.`
        : `At the upper end that is more than half of the ${dollars(worth)} that you name. Have the cause confirmed and get a second price before you decide.`
  return `${repair} ${advice} ${stillStands(sheet)}`.trim()
}
