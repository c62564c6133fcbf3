import { describe, expect, it } from 'vitest'
import { wordsForReader } from './words-for-reader.ts'

describe('the words that the reader sees', () => {
  it.each([
    ['my buddy says its the alternator', ''],
    ['It cranks slowly. My dad thinks it is the starter.', 'It cranks slowly. .'],
    ['it squeals but my neighbor swears it’s a bad belt', 'it squeals'],
  ])('leave out what others guess: %s', (text, left) => expect(wordsForReader(text)).toBe(left))

  it.each([
    'my wife says it is making a knocking noise',
    'my husband said it was a loud knock from the front',
    'my mechanic found a leak at the water pump',
    'I think it is the alternator',
  ])('keep what others noticed, and what the owner thinks: %s', (text) =>
    expect(wordsForReader(text)).toBe(text),
  )

  it('hold one blank where a message holds thousands, which no pattern has to look back over', () =>
    expect(wordsForReader(`it squeals${' '.repeat(7_000)}\n\n\tat idle`)).toBe('it squeals at idle'))
})
