import { expect, test } from 'vitest'
import { readHeads } from './read-heads.ts'
import { DEEP_ENCODER_WIDTH, ENCODER_WIDTH } from './sound-encoder.ts'
import { knockOdds, oneOf, standardized } from './sound-heads.ts'

const LENGTH = 2 * ENCODER_WIDTH
const row = (first: number, length = LENGTH) =>
  Array.from({ length }, (_, index) => (index === 0 ? first : 0))
const head = (names: readonly string[], firsts: readonly number[], length = LENGTH) => ({
  names,
  weights: firsts.map((first) => row(first, length)),
  biases: firsts.map(() => 0),
  temperature: 1,
})
const FILE = {
  mean: row(0),
  spread: Array.from({ length: LENGTH }, () => 1),
  classes: head(['normal_idle', '+normal_idle', 'low_oil'], [0, 0, Math.log(2)]),
  states: head(['idle', 'startup'], [0, 0]),
  kinds: head(['knock'], [0]),
  deep: {
    mean: row(0, 2 * DEEP_ENCODER_WIDTH),
    spread: Array.from({ length: 2 * DEEP_ENCODER_WIDTH }, () => 1),
    classes: head(['normal_idle'], [0], 2 * DEEP_ENCODER_WIDTH),
  },
  knock: { mean: [1, 1, 7], spread: [1, 1, 1], weights: [1, 0, 0], bias: 0 },
}
const one = () => Float32Array.from(row(1))

test('what was learned apart from two sources is one class, and all sum to one', () => {
  const { classes } = readHeads(FILE)
  // Odds 1 : 1 : 2.
  const rated = oneOf(classes, [one()])
  expect(rated.get('normal_idle')).toBeCloseTo(0.5)
  expect(rated.get('low_oil')).toBeCloseTo(0.5)
})

test('a state learned in parts is their sum: a brake that squeals and one that grinds are both braking', () => {
  const { states } = readHeads({ ...FILE, states: head(['braking', 'braking', 'idle'], [0, Math.log(2), 0]) })
  // Odds 1 : 2 : 1.
  expect(oneOf(states, [one()]).get('braking')).toBeCloseTo(0.75)
})

test('windows that disagree are averaged in log-probability: the surer one says more', () => {
  const { classes } = readHeads({ ...FILE, classes: head(['normal_idle', 'low_oil'], [0, 1]) })
  const rated = oneOf(classes, [one().map((value) => value * 3), one().map((value) => -value)])
  // Mean log-odds of low_oil: (3 - 1) / 2 = 1.
  expect(rated.get('low_oil')).toBeCloseTo(1 / (1 + Math.exp(-1)))
})

test('an impression is brought to mean 0, spread 1 and divided by the root of its length', () => {
  const heads = readHeads({ ...FILE, mean: row(3), spread: FILE.spread.map(() => 2) })
  expect(standardized(heads, Float32Array.from(row(7)))[0]).toBeCloseTo(2 / Math.sqrt(LENGTH))
})

test('odds of a knock are logistic in the impacts', () => {
  expect(knockOdds(readHeads(FILE), { fluxDb: 3, fluxDeviationDb: 9, logCentroid: 9 })).toBeCloseTo(
    1 / (1 + Math.exp(-2)),
  )
})

test.each([
  ['an unknown name', { ...FILE, kinds: head(['bark'], [0]) }],
  ['a short row', { ...FILE, mean: [1, 2, 3] }],
  ['no object', null],
  ['a number that is none', { ...FILE, knock: { ...FILE.knock, bias: Number.NaN } }],
])('%s in the file is our own mistake, and told', (_, file) => {
  expect(() => readHeads(file)).toThrow(/sounds/)
})
