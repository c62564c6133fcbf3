import type { Assessment, CostRow } from '@candi/contracts'
import { lowerFirst } from '../translate/sentence.ts'
import { partsNamed } from './parts-named.ts'
import { dollars, fromTo, likelyCosts, priced } from './prices-of-sheet.ts'
import { amountIn } from './read-amount.ts'
import { stemOf } from './stem-of.ts'
import { stillStands } from './still-stands.ts'

const wordsOf = (text: string) => new Set((text.toLowerCase().match(/[a-z]{3,}/g) ?? []).map(stemOf))
/** Of these no repair is known. */
const SAYS_LITTLE = new Set(
  'the and for new fix replace repair car that with both one old too much what shop they want'
    .split(' ')
    .map(stemOf),
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

/** Of the running gear, beside the parts that every question may name. */
const OF_THE_AXLES = [
  'tie rod',
  'ball joint',
  'control arm',
  'sway bar',
  'cv joint',
  'motor mount',
  'engine mount',
]
/** Repairs of these need not name them: new rotors are brakes. Of what stands for half a car no repair is told apart. */
const KIN: Readonly<Record<string, readonly string[]>> = {
  brake: ['brak', 'rotor', ' pad', 'caliper', 'drum', 'master cylinder'],
  steering: ['steer', 'rack', 'tie rod', 'column'],
  suspension: [
    'suspension',
    'strut',
    'shock',
    'spring',
    'ball joint',
    'control arm',
    'bushing',
    'sway bar',
    'link',
  ],
  exhaust: ['exhaust', 'muffler', 'pipe', 'manifold', 'converter', 'hanger', 'heat shield'],
}
const SAYS_TOO_LITTLE: ReadonlySet<string> = new Set(
  'ignition wheel oil engine transmission gearbox key lock door seat glass'.split(' '),
)

/** The part that a line names where no repair of the sheet is one of that part; null where one is, or none is named. */
export function partNotOnSheet(text: string, sheet: Assessment): string | null {
  const line = text.toLowerCase()
  const axles = OF_THE_AXLES.filter((part) => line.includes(part))
  const named = axles.length > 0 ? axles : [...partsNamed(text)].filter((part) => !SAYS_TOO_LITTLE.has(part))
  const repairs = sheet.costs
    .map(({ cause, repair }) => `${repair} ${sheet.causes.find(({ id }) => id === cause)?.title ?? ''}`)
    .join(' ')
    .toLowerCase()
  const isPriced = named.some((part) =>
    [part, part.replace(/ /g, ''), ...(KIN[part] ?? [])].some((words) => repairs.includes(words)),
  )
  return isPriced ? null : (named[0] ?? null)
}

/** Up to here above our range a price is called somewhat high only. */
const SOMEWHAT = 1.4

/** What was quoted, or what one can spend, beside what we reckon; null where no price is named or known. */
export function answerOnQuote(text: string, sheet: Assessment): string | null {
  const amount = amountIn(text)
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
  const [, ...behindWorth] = text.toLowerCase().split('worth')
  const worth = amountIn(behindWorth.join(' '))
  const advice =
    worth === null
      ? 'Compare that with what the car would sell for when it runs: below half of it, on a sound car, a repair is mostly cheaper than another car. Rust in the frame, or several big faults at once, speak for letting it go.'
      : row.total[1] <= worth * HALF
        ? `Even the upper end is below half of the ${dollars(worth)} that you name, so on a sound car the repair is mostly the cheaper way.`
        : `At the upper end that is more than half of the ${dollars(worth)} that you name. Have the cause confirmed and get a second price before you decide.`
  return `${repair} ${advice} ${stillStands(sheet)}`.trim()
}
