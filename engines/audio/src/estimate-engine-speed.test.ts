import { expect, test } from 'vitest'
import { estimateEngineSpeed } from './estimate-engine-speed.ts'
import { speechOf } from './made-disturbances.ts'
import { engineOf, louder, noiseOf, silenceOf, soundOf, toneOf } from './made-sounds.ts'
import { secondsOf } from './sound.ts'

test.each([650, 800, 950])(
  'a four-cylinder engine at %i rpm, which fires 2 times a turn, is found',
  (rpm) => {
    const speed = estimateEngineSpeed(soundOf(engineOf(5, rpm)), 'idle')
    expect(Math.abs((speed?.rpm ?? 0) / rpm - 1)).toBeLessThan(0.03)
    expect(speed?.probability).toBeGreaterThan(0.5)
  },
)

test('the track has a speed every quarter of a second', () => {
  const sound = soundOf(engineOf(5, 800))
  const speed = estimateEngineSpeed(sound, 'idle')
  expect(speed?.hopSeconds).toBe(0.25)
  expect(Math.abs((speed?.rpmTrack.length ?? 0) * 0.25 - secondsOf(sound))).toBeLessThan(0.6)
  for (const rpm of speed?.rpmTrack ?? []) expect(Math.abs(rpm / 800 - 1)).toBeLessThan(0.03)
})

test('a speed is called probable only as often as it is right, whatever the number of cylinders', () => {
  const weights = { 3: 0.1, 4: 0.6, 6: 0.2, 8: 0.1 }
  let claimed = 0
  let right = 0
  for (const [cylinders, weight] of Object.entries(weights))
    for (const rpm of [700, 850, 1_600, 2_600]) {
      const state = rpm < 1_000 ? 'idle' : 'revving'
      const speed = estimateEngineSpeed(soundOf(engineOf(4, rpm, Number(cylinders), rpm)), state)
      if (speed === null) continue
      claimed += weight * speed.probability
      if (Math.abs(speed.rpm / rpm - 1) <= 0.06) right += weight
    }
  expect(Math.abs(claimed - right) / 4).toBeLessThan(0.15)
})

test('a speed that the firing alone leaves open is not called sure', () => {
  // 40 firings a second: 1,600 rpm with three cylinders, 1,200 with four, 800 with six, 600 with eight.
  const speed = estimateEngineSpeed(soundOf(engineOf(5, 800, 6)))
  expect(speed?.probability).toBeLessThan(0.85)
})

test('gain changes nothing', () => {
  const samples = engineOf(4, 900)
  const speed = estimateEngineSpeed(soundOf(samples))
  const quiet = estimateEngineSpeed(soundOf(louder(samples, 0.25)))
  expect(quiet?.rpm).toBe(speed?.rpm)
  expect(quiet?.probability).toBeCloseTo(speed?.probability ?? 0, 3)
})

test.each([
  ['noise', noiseOf(5, 0.1)],
  ['silence', silenceOf(5)],
  ['nothing', new Float32Array(0)],
  ['one sample', Float32Array.from([0.3])],
  ['a whistle', toneOf(5, 1_234, 0.1)],
])('%s has no engine speed', (_, samples) => {
  expect(estimateEngineSpeed(soundOf(samples))).toBeNull()
})

test('somebody who speaks is no sure engine', () => {
  expect(estimateEngineSpeed(soundOf(speechOf(5)))?.probability ?? 0).toBeLessThan(0.75)
})
