import { expect, test } from 'vitest'
import { engineOf, knocksOf, louder, noiseOf, silenceOf, soundOf, sumOf, toneOf } from './made-sounds.ts'
import { rhythmOf } from './measure-rhythm.ts'

test.each([0.6, 1, 2, 3.3, 6.67, 13, 20, 33])(
  'knocks that come %d times a second are found at that rate',
  (perSecond) => {
    const rhythm = rhythmOf(soundOf(sumOf(noiseOf(10, 0.01), knocksOf(10, perSecond))))
    expect(Math.abs((rhythm?.perSecond ?? 0) / perSecond - 1)).toBeLessThan(0.02)
    expect(rhythm?.strength).toBeGreaterThan(0.6)
    // They ring at 2.2 kHz.
    expect(rhythm?.lowHertz).toBeLessThan(2_200)
    expect(rhythm?.highHertz).toBeGreaterThan(2_200)
  },
)

test('a rhythm that goes on from 3 to 6 s of ten is found there', () => {
  const rhythm = rhythmOf(
    soundOf(sumOf(noiseOf(10, 0.01), knocksOf(10, 13, { fromSeconds: 3, toSeconds: 6 }))),
  )
  expect(rhythm?.perSecond).toBeCloseTo(13, 0)
  expect(Math.abs((rhythm?.fromSeconds ?? 0) - 3)).toBeLessThan(0.4)
  expect(Math.abs((rhythm?.toSeconds ?? 0) - 6)).toBeLessThan(0.4)
})

test('knocks at half the crank speed are heard over an idling engine', () => {
  // 800 rpm: 13.3 turns a second, so the camshaft's 6.67.
  const rhythm = rhythmOf(soundOf(sumOf(engineOf(8, 800), knocksOf(8, 800 / 120, { amplitude: 0.15 }))))
  expect(rhythm?.perSecond).toBeCloseTo(6.67, 1)
})

test('gain changes nothing', () => {
  const samples = sumOf(noiseOf(5, 0.02), knocksOf(5, 8))
  const rhythm = rhythmOf(soundOf(samples))
  const quiet = rhythmOf(soundOf(louder(samples, 0.125)))
  expect(quiet?.perSecond).toBeCloseTo(rhythm?.perSecond ?? 0, 3)
  expect(quiet?.strength).toBeCloseTo(rhythm?.strength ?? 0, 3)
})

test.each(Array.from({ length: 8 }, (_, seed) => seed + 1))('noise has no rhythm (%i)', (seed) => {
  expect(rhythmOf(soundOf(noiseOf(6, 0.1, seed)))).toBeNull()
})

test.each([
  ['a steady tone', toneOf(5, 1_000, 0.2)],
  ['silence', silenceOf(5)],
  ['one bang', knocksOf(5, 0.1)],
  ['nothing', new Float32Array(0)],
  ['one sample', Float32Array.from([0.5])],
])('%s has no rhythm', (_, samples) => {
  expect(rhythmOf(soundOf(samples))).toBeNull()
})
