import { expect, test } from 'vitest'
import type { Upload } from './upload.ts'
import { arrivedWords, leftWords, phaseWords, spokenWords } from './upload-words.ts'

const upload = (change: Partial<Upload>): Upload => ({
  id: 'r1',
  owner: 'u1',
  name: '2014_Honda.wav',
  file: new File([], 'memo.wav'),
  bytes: 8_808_038,
  arrivedBytes: 0,
  phase: 'sending',
  message: '',
  secondsLeft: null,
  ...change,
})

test('how far it has come is told in bytes and percent', () => {
  // 3,250,586 bytes are 3.1 MB of 1,048,576, and 36.9 percent of 8,808,038.
  expect(arrivedWords(upload({ arrivedBytes: 3_250_586 }))).toBe('3.1 MB of 8.4 MB, 36 %')
  expect(arrivedWords(upload({}))).toBe('0 KB of 8.4 MB, 0 %')
})

test.each([
  [null, ''],
  [3, 'a few seconds left'],
  [38, 'about 40 seconds left'],
  [57, 'about a minute left'],
  [89, 'about a minute left'],
  [125, 'about 2 minutes left'],
])('%s seconds are “%s”', (seconds, words) => {
  expect(leftWords(seconds)).toBe(words)
})

test('a screen reader hears each quarter once, and every setback', () => {
  const heard = [0, 10, 24.9, 25, 49, 50, 75, 99].map((percent) =>
    spokenWords(upload({ bytes: 1_000, arrivedBytes: percent * 10 })),
  )
  expect([...new Set(heard)]).toEqual([
    'memo.wav is being sent.',
    'memo.wav: 25 percent sent.',
    'memo.wav: 50 percent sent.',
    'memo.wav: 75 percent sent.',
  ])
  expect(spokenWords(upload({ phase: 'waiting' }))).toContain('The line is lost.')
  expect(spokenWords(upload({ phase: 'arrived' }))).toBe('memo.wav: All of it has arrived.')
})

test('standing still, it says why, what is kept and what comes next', () => {
  expect(phaseWords(upload({ phase: 'waiting' }))).toBe(
    'The line is lost. What has arrived is kept, and it goes on by itself when the line is back.',
  )
  expect(phaseWords(upload({ phase: 'paused' }))).toBe('Paused. What has arrived is kept for 24 hours.')
  expect(phaseWords(upload({ phase: 'halted', message: 'Why.' }))).toBe('Why.')
})
