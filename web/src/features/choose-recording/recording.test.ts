import { expect, test } from 'vitest'
import { lengthWords, sizeWords } from './recording.ts'

test('a length is minutes and seconds, at least one, and nothing where nobody knows', () => {
  expect([7.4, 0.2, 60, 125].map(lengthWords)).toEqual(['0:07', '0:01', '1:00', '2:05'])
  expect(lengthWords(null)).toBe('')
})

test('a size is in KB or MB of 1,024', () => {
  expect([10, 839_680, 4_404_019, 52_428_800].map(sizeWords)).toEqual(['1 KB', '820 KB', '4.2 MB', '50.0 MB'])
})
