import { expect, test } from 'vitest'
import { matchedVolumes } from './compare-words.ts'

test('the one that was recorded louder is played quieter, by exactly the difference', () => {
  // The second needs 20 dB more to match: the first is played at a tenth of its amplitude.
  expect(matchedVolumes(20)).toEqual({ before: 0.1, after: 1 })
  expect(matchedVolumes(-20)).toEqual({ before: 1, after: 0.1 })
  expect(matchedVolumes(0)).toEqual({ before: 1, after: 1 })
})
