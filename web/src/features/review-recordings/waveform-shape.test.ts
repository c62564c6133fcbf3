import { expect, test } from 'vitest'
import { barsOf, waveformWords } from './waveform-shape.ts'

test('a bar is the loudest of its peaks, and every peak is in one', () => {
  expect(barsOf([0.1, 0.9, 0.2, 0.3, 0, 0.4], 3)).toEqual([0.9, 0.3, 0.4])
  expect(barsOf([0.1, 0.2], 100)).toEqual([0.1, 0.2])
  expect(barsOf([0, 0, 0, 0, 1], 2)).toEqual([0, 1])
})

test('where it is loudest and how loud is told in words', () => {
  // The third of four peaks begins at half of 8 seconds.
  expect(waveformWords([0.2, 0.3, 0.8, 0.3], 8)).toBe(
    '8 seconds, loudest at second 4 with 80 percent of the range.',
  )
})

test('silence and clipping are told', () => {
  expect(waveformWords([0, 0.01, 0], 3)).toBe('3 seconds, hardly any sound.')
  expect(waveformWords([0, 0.5, 1, 0], 12)).toBe(
    '12 seconds, loudest at second 6 with 100 percent of the range. 50 percent of it is nearly silent. It is clipped in places: the phone was too near, or the sound too loud.',
  )
})
