import { expect, test } from 'vitest'
import { COLUMNS_PER_SECOND, DOT_ROWS, liveMeasures, type Seen } from './live-measures.ts'

const RATE_HZ = 16_000
const BLOCK = 1_024

/** Everything seen of a tone, given in blocks as a microphone does. */
function seenOf(seconds: number, strength: number): Seen[] {
  const look = liveMeasures(RATE_HZ)
  const samples = Float32Array.from(
    { length: seconds * RATE_HZ },
    (_, index) => strength * Math.sin((2 * Math.PI * 440 * index) / RATE_HZ),
  )
  const blocks = Array.from({ length: Math.ceil(samples.length / BLOCK) }, (_, index) =>
    samples.subarray(index * BLOCK, (index + 1) * BLOCK),
  )
  return blocks.flatMap((block) => look(block) ?? [])
}

test('it has something new for the eye some ten times a second, and no more', () => {
  // Blocks of 64 ms: each second one is complete only after 128 ms, some 7.8 times a second.
  expect(seenOf(4, 0.1)).toHaveLength(31)
})

test('no column of the picture is lost between two looks', () => {
  const columns = seenOf(4, 0.1).flatMap((seen) => seen.columns)
  // The last look comes at block 62 of 62.5: 3.968 seconds of 9 columns each.
  expect(columns).toHaveLength(Math.floor(3.968 * COLUMNS_PER_SECOND))
  expect(columns.every((column) => column.length === DOT_ROWS)).toBe(true)
})

test('a tone of a tenth of full scale lights the good zone, and its peak lies above its loudness', () => {
  // A sine of strength 0.1: peak -20 dB, loudness -23 dB. On the scale 8 + 12 * (30 / 47) = 15.7 and 8 + 12 * (27 / 47) = 14.9.
  expect(seenOf(1, 0.1).at(-1)).toMatchObject({ peak: 16, lit: 15, hint: null })
})

test('hardly any sound lights hardly anything, and is told', () => {
  expect(seenOf(2, 0.0005).at(-1)).toMatchObject({ hint: 'too_quiet' })
})
