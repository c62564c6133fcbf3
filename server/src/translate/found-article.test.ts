import { expect, test } from 'vitest'
import { passageOf } from './found-article.ts'

const TEXT = 'Pads get thin. Then they squeal when you brake. Metal on metal grinds.'

test('of a section the sentence is told that shares most words with the question, whatever their endings', () => {
  expect(passageOf(TEXT, 'brakes squealing')).toBe('Then they squeal when you brake.')
})
test('a question that shares no word with it gets its first sentence', () => {
  expect(passageOf(TEXT, 'why')).toBe('Pads get thin.')
})
test('a long sentence is cut between two words', () => {
  expect(passageOf(`${'worn '.repeat(100)}.`, 'worn')).toBe(`${'worn '.repeat(48).trim()} …`)
})
