import type { SpotMeasure } from '../../src/measure-spot.ts'
import { spotTerms } from '../../src/spot-terms.ts'
import { type LearnedSpots, SPOT_CLASSES } from '../../src/tell-spot.ts'
import type { SpotRow } from './spot-row.ts'

const RIDGE = 2e-3
const ROUNDS = 700
const RATE = 0.05
const BEYOND = 0.005

/** Multinomial logistic regression with a ridge, by Adam (Kingma and Ba, 2015) over all rows at once; standardizing is folded in. */
export function learnSpots(rows: readonly SpotRow[], temperature: number): LearnedSpots {
  const known = rows.filter(({ measured }) => measured !== null)
  const terms = known.map(({ measured }) => (measured ? spotTerms(measured) : []))
  const wanted = known.map((row) => SPOT_CLASSES.indexOf(row.class))
  const { scaled, mean, spread } = standardized(terms)
  const weights = descend(scaled, wanted)
  const length = mean.length
  return {
    weights: SPOT_CLASSES.map((_, k) => {
      const row = weights.subarray(k * (length + 1), (k + 1) * (length + 1))
      const ofTerms = Array.from({ length }, (_unused, i) => (row[i + 1] ?? 0) / (spread[i] ?? 1))
      const shift = ofTerms.reduce((sum, value, i) => sum + value * (mean[i] ?? 0), 0)
      return [(row[0] ?? 0) - shift, ...ofTerms].map((value) => value / temperature)
    }),
    ranges: rangesOf(known),
  }
}

/** What hardly a made picture shows was not learned from: there nothing is said. */
function rangesOf(rows: readonly SpotRow[]): LearnedSpots['ranges'] {
  const range = (name: SpotMeasure): readonly [number, number] => {
    const values = rows.map(({ measured }) => measured?.[name] ?? 0).sort((one, other) => one - other)
    const at = (share: number) => values[Math.floor(share * (values.length - 1))] ?? 0
    return [at(BEYOND), at(1 - BEYOND)]
  }
  return {
    shade: range('shade'),
    red: range('red'),
    blue: range('blue'),
    deepShade: range('deepShade'),
    deepRed: range('deepRed'),
    deepBlue: range('deepBlue'),
    texture: range('texture'),
    unevenness: range('unevenness'),
    glint: range('glint'),
    brightest: range('brightest'),
    edge: range('edge'),
    groundShade: range('groundShade'),
    groundRed: range('groundRed'),
    groundBlue: range('groundBlue'),
    groundTexture: range('groundTexture'),
  }
}

function standardized(terms: readonly (readonly number[])[]) {
  const length = terms[0]?.length ?? 0
  const mean = new Float64Array(length)
  const spread = new Float64Array(length)
  for (const row of terms)
    for (let i = 0; i < length; i += 1) mean[i] = (mean[i] ?? 0) + (row[i] ?? 0) / terms.length
  for (const row of terms)
    for (let i = 0; i < length; i += 1)
      spread[i] = (spread[i] ?? 0) + ((row[i] ?? 0) - (mean[i] ?? 0)) ** 2 / terms.length
  for (let i = 0; i < length; i += 1) spread[i] = Math.sqrt(spread[i] ?? 0) + 1e-6
  const scaled = terms.map((row) =>
    Float64Array.from(row, (value, i) => (value - (mean[i] ?? 0)) / (spread[i] ?? 1)),
  )
  return { scaled, mean, spread }
}

function descend(rows: readonly Float64Array[], wanted: readonly number[]): Float64Array {
  const length = rows[0]?.length ?? 0
  const count = SPOT_CLASSES.length
  const size = count * (length + 1)
  const [weights, first, second] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)]
  for (let round = 1; round <= ROUNDS; round += 1) {
    const gradient = new Float64Array(size)
    for (const [place, row] of rows.entries()) {
      const share = sharesOf(weights, row, count)
      for (let k = 0; k < count; k += 1) {
        const off = ((share[k] ?? 0) - (wanted[place] === k ? 1 : 0)) / rows.length
        const base = k * (length + 1)
        gradient[base] = (gradient[base] ?? 0) + off
        for (let i = 0; i < length; i += 1)
          gradient[base + 1 + i] = (gradient[base + 1 + i] ?? 0) + off * (row[i] ?? 0)
      }
    }
    const rate = RATE * (1 - round / (ROUNDS + 1))
    for (let at = 0; at < size; at += 1) {
      const ridge = at % (length + 1) === 0 ? 0 : 2 * RIDGE * (weights[at] ?? 0)
      const slope = (gradient[at] ?? 0) + ridge
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope
      second[at] = 0.999 * (second[at] ?? 0) + 0.001 * slope * slope
      const step =
        (first[at] ?? 0) / (1 - 0.9 ** round) / (Math.sqrt((second[at] ?? 0) / (1 - 0.999 ** round)) + 1e-9)
      weights[at] = (weights[at] ?? 0) - rate * step
    }
  }
  return weights
}

function sharesOf(weights: Float64Array, row: Float64Array, count: number): number[] {
  const logits = Array.from({ length: count }, (_, k) => {
    const base = k * (row.length + 1)
    let sum = weights[base] ?? 0
    for (let i = 0; i < row.length; i += 1) sum += (weights[base + 1 + i] ?? 0) * (row[i] ?? 0)
    return sum
  })
  const most = Math.max(...logits)
  const odds = logits.map((value) => Math.exp(value - most))
  const sum = odds.reduce((total, value) => total + value, 0)
  return odds.map((value) => value / sum)
}
