import { expect, test } from 'vitest'
import { tellOfTake } from './take-words.ts'

test.each([
  ['all zeros', { loudnessDb: -120, peakDb: -120, clippedShare: 0 }, 'No sound at all.'],
  ['hardly anything', { loudnessDb: -58, peakDb: -40, clippedShare: 0 }, 'Very quiet.'],
  ['one sample in a hundred at the edge', { loudnessDb: -9, peakDb: 0, clippedShare: 0.01 }, 'Too loud.'],
])('a recording of %s is told as it is', (_, level, bold) => {
  expect(tellOfTake(level)?.bold).toBe(bold)
})

test('of a good recording nothing is said', () => {
  expect(tellOfTake({ loudnessDb: -25, peakDb: -6, clippedShare: 0 })).toBeNull()
})
