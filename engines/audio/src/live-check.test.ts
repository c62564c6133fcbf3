import { expect, test } from 'vitest'
import { LiveCheck, type LiveHint } from './live-check.ts'
import { speechOf, windOf } from './made-disturbances.ts'
import { engineOf, louder, noiseOf, silenceOf, toneOf } from './made-sounds.ts'

/** Hints at the end of each tenth of a second. */
function hintsOf(samples: Float32Array): (LiveHint | null)[] {
  const live = new LiveCheck(16_000)
  return Array.from({ length: Math.floor(samples.length / 1_600) }, (_, step) =>
    live.push(samples.subarray(1_600 * step, 1_600 * (step + 1))),
  )
}

const joined = (...parts: readonly Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]))

test('an engine of good loudness brings no hint', () => {
  expect(new Set(hintsOf(engineOf(5, 800)))).toEqual(new Set([null]))
})

test('what is too quiet is told after one second, and no longer once it is loud', () => {
  const hints = hintsOf(joined(noiseOf(3, 0.001), noiseOf(3, 0.1)))
  expect(hints.slice(0, 9)).toEqual(Array(9).fill(null))
  expect(hints[12]).toBe('too_quiet')
  expect(hints[29]).toBe('too_quiet')
  expect(hints[45]).toBeNull()
})

test('what is cut at the edge is told', () => {
  const cut = toneOf(3, 200, 4).map((value) => Math.max(-1, Math.min(1, value)))
  expect(hintsOf(cut).at(-1)).toBe('clipped')
})

test('speech is told, wind is told', () => {
  expect(hintsOf(speechOf(6, 2)).at(-1)).toBe('speech')
  expect(hintsOf(windOf(6, 2))).toContain('windy')
})

test('a hint stands at least one second', () => {
  // Loud and quiet by turns, each half a second.
  const turns = joined(
    ...Array.from({ length: 20 }, (_, turn) => noiseOf(0.6, turn % 2 ? 0.1 : 0.001, turn + 1)),
  )
  const hints = hintsOf(joined(turns, silenceOf(2), louder(engineOf(4, 800), 1)))
  let since = 0
  for (let step = 1; step < hints.length; step += 1) {
    if (hints[step] === hints[step - 1]) continue
    expect(step - since).toBeGreaterThanOrEqual(since === 0 ? 9 : 10)
    since = step
  }
})

test('blocks of any length and a microphone at 48 kHz are taken', () => {
  const live = new LiveCheck(48_000)
  expect(live.push(new Float32Array(0))).toBeNull()
  let hint: LiveHint | null = null
  for (let block = 0; block < 1_200; block += 1) hint = live.push(new Float32Array(128))
  expect(hint).toBe('too_quiet')
})
