import { writeFileSync } from 'node:fs'
import { SPOT_CLASSES } from '../../src/tell-spot.ts'
import { learnSpots } from './learn-spots.ts'
import { type SpotRow, spotRows } from './spot-row.ts'
import { TALLY_HEAD, type ToldSpot, tallyLine, toldSpot } from './tally-spots.ts'

/**
 * usage: tsx fit-spots.ts MADE.jsonl REAL.jsonl WEIGHTS.ts
 * Learns from made pictures with one ground or one light left out, and says how often it is right on what was left out; then learns from
 * all of them, writes that, and says of how many real photos, none of which shows a puddle, something is proposed. Sodium light is
 * measured and never learned from.
 */
const FOLDS = 5
/** Found in the five folds once (0.8 was least); not looked for again in every part. */
const TEMPERATURE = 0.8

const [made = '', real = '', out = ''] = process.argv.slice(2)
const all = spotRows(made)
const rows = all.filter(({ light }) => light !== 'sodium')
const seedOf = ({ name }: SpotRow) => Number(/(\d+)_/.exec(name)?.[1] ?? 0)

console.log(TALLY_HEAD)
const folded: ToldSpot[] = []
for (let fold = 0; fold < FOLDS; fold += 1) {
  const isOut = (row: SpotRow) => Math.floor(seedOf(row) / 18) % FOLDS === fold
  folded.push(...leaveOut(isOut))
}
console.log(tallyLine('a fifth of the seeds', folded))
const grounds: ToldSpot[] = []
for (const ground of ['asphalt', 'concrete', 'cardboard', 'garage', 'gravel', 'paving', 'paper']) {
  const told = leaveOut((row) => row.ground === ground)
  grounds.push(...told)
  console.log(tallyLine(ground, told))
}
for (const light of ['sun', 'overcast', 'shade', 'led', 'flash', 'bulb'])
  console.log(
    tallyLine(
      light,
      leaveOut((row) => row.light === light),
    ),
  )
const learned = learnSpots(rows, TEMPERATURE)
console.log(
  tallyLine(
    'sodium, never learned from',
    all.filter(({ light }) => light === 'sodium').map((row) => toldSpot(row, learned)),
  ),
)

console.log('\nby what it is, over the grounds left out one by one:')
for (const spot of [...new Set(grounds.map(({ row }) => row.spot))].sort()) {
  const these = grounds.filter(({ row }) => row.spot === spot)
  const said = new Map<string, number>()
  for (const { saidWet, colour } of these) {
    const word = saidWet ? (colour ?? 'wet only') : 'nothing'
    said.set(word, (said.get(word) ?? 0) + 1)
  }
  console.log(
    `  ${spot} (${these.length}): ${[...said]
      .sort(([, one], [, other]) => other - one)
      .map(([word, times]) => `${word} ${times}`)
      .join(', ')}`,
  )
}
console.log('said before it is held down, and how often right, over the grounds left out:')
for (const [from, until] of [
  [0.6, 0.8],
  [0.8, 0.95],
  [0.95, 1.01],
] as const) {
  const these = grounds.filter(({ colour, surest }) => colour !== null && surest >= from && surest < until)
  const right = these.filter(({ row, colour }) => colour === row.class).length
  console.log(`  color ${from} and more: ${right} of ${these.length}`)
}
const photos = spotRows(real)
const proposed = photos.map((row) => toldSpot(row, learned)).filter(({ saidWet }) => saidWet)
console.log(
  `\n${photos.length} real photos without a puddle, as if their owners had said they show a leak: a spot found in ${photos.filter(({ measured }) => measured).length}, something proposed of ${proposed.length}`,
)
for (const { row, colour } of proposed) console.log(`  ${row.name}: wet, ${colour ?? 'no color'}`)
for (const [name, these] of [
  ['made', all],
  ['real', photos],
] as const) {
  const times = these.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(share * times.length)]?.toFixed(0)
  console.log(`milliseconds of processor a ${name} picture: middle ${at(0.5)}, 95 of 100 below ${at(0.95)}`)
}

const table = learned.weights.map(
  (row, at) =>
    `  // ${SPOT_CLASSES[at]}\n  [${row.map((value) => Number(value.toPrecision(4))).join(', ')}],`,
)
const ranges = Object.entries(learned.ranges).map(
  ([name, [least, most]]) => `  ${name}: [${Number(least.toPrecision(3))}, ${Number(most.toPrecision(3))}],`,
)
writeFileSync(
  out,
  `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: learned numbers that come near others by chance
import type { SpotMeasure } from './measure-spot.ts'

/** Made by training/proposals/fit-spots.ts: a row a class of tell-spot.ts, its bias, then a weight for every term of spot-terms.ts. */
export const SPOT_WEIGHTS: readonly (readonly number[])[] = [
${table.join('\n')}
]

/** Between these lie 99 of 100 of what was learned from, measure by measure. */
export const SPOT_RANGES: Readonly<Record<SpotMeasure, readonly [number, number]>> = {
${ranges.join('\n')}
}
`,
)

function leaveOut(isOut: (row: SpotRow) => boolean): ToldSpot[] {
  const learnedElsewhere = learnSpots(
    rows.filter((row) => !isOut(row)),
    TEMPERATURE,
  )
  return rows.filter(isOut).map((row) => toldSpot(row, learnedElsewhere))
}
