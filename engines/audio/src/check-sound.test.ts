import { expect, test } from 'vitest'
import { checkSound } from './check-sound.ts'
import { musicOf, speechOf, windOf } from './made-disturbances.ts'
import { engineOf, knocksOf, louder, noiseOf, silenceOf, soundOf, sumOf, toneOf } from './made-sounds.ts'

const check = (samples: Float32Array) => checkSound(soundOf(samples))

test.each([1, 2, 3, 4])('somebody who speaks is heard as speech, not as music or wind (%i)', (seed) => {
  const { speech, music, wind } = check(speechOf(6, seed))
  expect(speech).toBeGreaterThan(0.6)
  expect(music).toBeLessThan(0.3)
  expect(wind).toBeLessThan(0.3)
})

test.each([1, 2, 3, 4])('music is heard as music, not as speech or wind (%i)', (seed) => {
  const { speech, music, wind } = check(musicOf(8, seed))
  expect(music).toBeGreaterThan(0.6)
  expect(speech).toBeLessThan(0.3)
  expect(wind).toBeLessThan(0.3)
})

test.each([1, 2, 3, 4])('wind is heard as wind, not as speech or music (%i)', (seed) => {
  const { speech, music, wind } = check(windOf(8, seed))
  expect(wind).toBeGreaterThan(0.6)
  expect(speech).toBeLessThan(0.3)
  expect(music).toBeLessThan(0.3)
})

test.each([
  ['an idling engine', engineOf(6, 750)],
  ['an engine that is revved', engineOf(6, 3_000, 6)],
  ['a knock', sumOf(engineOf(6, 800), knocksOf(6, 6.67))],
  ['a starter’s clicks', sumOf(noiseOf(6, 0.005), knocksOf(6, 4))],
  [
    'a squeal',
    sumOf(
      engineOf(6, 800),
      toneOf(6, (second) => 2_500 + 60 * Math.sin(20 * second), 0.1),
    ),
  ],
  ['a whine that rises', toneOf(6, (second) => 300 + 50 * second, 0.2)],
  ['hiss', noiseOf(6, 0.1)],
])('%s is none of them', (_, samples) => {
  const { speech, music, wind } = check(samples)
  expect(Math.max(speech, music, wind)).toBeLessThan(0.4)
})

test('gain changes nothing but the level', () => {
  const samples = sumOf(speechOf(4), noiseOf(4, 0.01))
  const loud = check(samples)
  const quiet = check(louder(samples, 0.25))
  for (const name of ['wind', 'speech', 'music'] as const) expect(quiet[name]).toBeCloseTo(loud[name], 3)
  expect(loud.loudnessDb - quiet.loudnessDb).toBeCloseTo(12.04, 2)
})

test.each([
  ['silence', silenceOf(2)],
  ['nothing', new Float32Array(0)],
  ['one sample', Float32Array.from([1])],
  ['a moment', noiseOf(0.03, 0.1)],
])('%s has finite measures from 0 to 1 and is not spoiled', (_, samples) => {
  const { wind, speech, music, loudnessDb, peakDb } = check(samples)
  for (const odds of [wind, speech, music]) {
    expect(odds).toBeGreaterThanOrEqual(0)
    expect(odds).toBeLessThan(0.5)
  }
  expect(Number.isFinite(loudnessDb) && Number.isFinite(peakDb)).toBe(true)
})
