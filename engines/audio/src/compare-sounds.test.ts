import { expect, test } from 'vitest'
import { compareSounds } from './compare-sounds.ts'
import { differenceDotsOf } from './difference-dots.ts'
import { engineOf, knocksOf, louder, noiseOf, silenceOf, soundOf, sumOf, toneOf } from './made-sounds.ts'

const engine = engineOf(8, 800)
const another = engineOf(8, 820, 4, 2)
const knocking = sumOf(engine, knocksOf(8, 800 / 120, { amplitude: 0.15 }))
const knockingAgain = sumOf(another, knocksOf(8, 820 / 120, { amplitude: 0.15 }))
/** Another phone: less of the low, more of the high pitches. */
const otherPhone = (samples: Float32Array) => samples.map((value, at) => value - 0.6 * (samples[at - 1] ?? 0))
const compare = (before: Float32Array, after: Float32Array) => compareSounds(soundOf(before), soundOf(after))

test.each([
  ['again', knockingAgain],
  ['12 dB fainter', louder(knockingAgain, 0.25)],
  ['with noise of the place', sumOf(knockingAgain, noiseOf(8, 0.02, 9))],
  ['with another phone', otherPhone(knockingAgain)],
  [
    'with another phone, fainter and noisier',
    sumOf(louder(otherPhone(knockingAgain), 0.3), noiseOf(8, 0.005, 9)),
  ],
])('the same knock recorded %s is the same', (_, after) => {
  expect(compare(knocking, after).verdict).toBe('same')
})

test.each([
  ['as before', another],
  ['12 dB louder', louder(another, 4)],
  ['with another phone', otherPhone(another)],
])('a knock that is missing in a recording made %s is gone', (_, after) => {
  const comparison = compare(knocking, after)
  expect(comparison.verdict).toBe('gone')
  expect(comparison.rhythmic?.verdict).toBe('gone')
  expect(comparison.words).toContain('gone')
})

test('a knock that was not there before is new', () => {
  expect(compare(engine, knockingAgain).verdict).toBe('new')
})

test('a knock of two fifths is quieter, about 8 dB, and the other way round louder', () => {
  const fainter = sumOf(another, knocksOf(8, 820 / 120, { amplitude: 0.06 }))
  const quieter = compare(knocking, fainter)
  expect(quieter.verdict).toBe('quieter')
  expect(quieter.changeDb).toBeGreaterThan(-11)
  expect(quieter.changeDb).toBeLessThan(-5)
  expect(compare(fainter, knocking).verdict).toBe('louder')
})

test('a squeal that is missing is gone, one that comes is new, though it wavers', () => {
  const squealing = sumOf(
    engine,
    toneOf(8, (second) => 2_500 + 60 * Math.sin(20 * second), 0.05),
  )
  expect(compare(squealing, another)).toMatchObject({ verdict: 'gone', tonal: { verdict: 'gone' } })
  expect(compare(another, squealing)).toMatchObject({ verdict: 'new', tonal: { verdict: 'new' } })
})

test('a squeal that is 12 dB fainter is quieter', () => {
  const squeal = (amplitude: number) => toneOf(8, (second) => 2_500 + 60 * Math.sin(20 * second), amplitude)
  expect(compare(sumOf(engine, squeal(0.05)), sumOf(another, squeal(0.0125))).verdict).toBe('quieter')
})

test('the gain is found', () => {
  expect(compare(engine, louder(another, 0.25)).matchedByDb).toBeCloseTo(12.04, 0)
})

test('a recording beside itself is the same in every band', () => {
  const { verdict, matchedByDb, bands } = compare(knocking, knocking)
  expect(verdict).toBe('same')
  expect(matchedByDb).toBeCloseTo(0, 6)
  expect(Math.max(...bands.map(Math.abs))).toBeCloseTo(0, 6)
})

test.each([
  ['silence', silenceOf(8)],
  ['nothing', new Float32Array(0)],
  ['one sample', Float32Array.from([0.5])],
  ['a second', engineOf(1, 800)],
  ['noise that drowns it', sumOf(another, noiseOf(8, 0.9, 5))],
])('beside %s nothing can be told', (_, after) => {
  const comparison = compare(knocking, after)
  expect(comparison.verdict).toBe('cannot_tell')
  expect(comparison.bands.every(Number.isFinite)).toBe(true)
})

test('the difference shows the knocks that are gone and nothing that is new', () => {
  const { matchedByDb } = compare(knocking, another)
  const sumOfDots = (dots: Uint8Array) => dots.reduce((sum, dot) => sum + dot, 0)
  const gone = sumOfDots(differenceDotsOf(soundOf(knocking), soundOf(another), matchedByDb, 200))
  const fresh = sumOfDots(differenceDotsOf(soundOf(another), soundOf(knocking), -matchedByDb, 200))
  // 53 knocks in 8 s, each at least two dots.
  expect(gone).toBeGreaterThan(106)
  expect(fresh).toBeLessThan(gone / 5)
})
