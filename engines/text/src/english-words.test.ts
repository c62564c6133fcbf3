import { expect, it } from 'vitest'
import { EnglishWords } from './english-words.ts'

const english = new EnglishWords(['pool', 'bruise', 'pad', 'twitch', 'app', '##ly', 'silly', "don't"])

it.each(['pool', 'pooling', 'pooled', 'pools', 'bruising', 'bruised', 'padding', 'twitches', 'silly'])(
  'a word and its forms are English: %s',
  (word) => expect(english.has(word)).toBe(true),
)

it.each(['poolxing', 'alternaor', 'apps', 'ly', 'bruisin', ''])('what is none is none: %s', (word) =>
  expect(english.has(word)).toBe(false),
)
