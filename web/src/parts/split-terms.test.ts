import { expect, test } from 'vitest'
import { splitTerms } from './split-terms.ts'

const terms = [
  { term: 'caliper', meaning: 'A clamp.' },
  { term: 'caliper slide', meaning: 'A pin.' },
]
const kinds = (text: string) => splitTerms(text, terms).map(({ kind, text: words }) => [kind, words])

test('the longest term wins and is explained once', () => {
  expect(kinds('A Caliper slide holds it. The caliper slide rusts.')).toEqual([
    ['text', 'A '],
    ['term', 'Caliper slide'],
    ['text', ' holds it. The caliper slide rusts.'],
  ])
})

test('a term inside another word is left alone', () => {
  expect(kinds('multicaliper')).toEqual([['text', 'multicaliper']])
})

test('an emergency number becomes a link only where the text tells to call it', () => {
  expect(kinds('Call 911 now')).toEqual([
    ['text', 'Call '],
    ['phone', '911'],
    ['text', ' now'],
  ])
  expect(kinds('A Porsche 911 with 112 horsepower')).toEqual([['text', 'A Porsche 911 with 112 horsepower']])
})

test('the pieces put together are the text, unchanged', () => {
  const text = '<b>caliper</b> & call 112, caliper slide (x+'
  expect(
    splitTerms(text, terms)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})
