import { expect, test } from 'vitest'
import { spokenWords, withSpoken } from './dictated-words.ts'

const results = (...words: string[]) => words.map((transcript) => [{ transcript }])

test('results become one line, with one blank between them, whatever blanks they come with', () => {
  expect(spokenWords(results('it grinds', ' when I brake', ' '))).toBe('it grinds when I brake')
  expect(spokenWords([])).toBe('')
})

test('results that each hold the one before, as Android gives them, are written once', () => {
  expect(spokenWords(results('it', 'it grinds', 'it grinds loudly', 'it grinds loudly'))).toBe(
    'it grinds loudly',
  )
})

test('a word that only begins like the one before is a word of its own', () => {
  expect(spokenWords(results('brake', 'brakes squeal'))).toBe('brake brakes squeal')
})

test('what stood in the box stays as it was, and is parted from what was said by one blank', () => {
  expect(withSpoken('', 'it grinds')).toBe('it grinds')
  expect(withSpoken('My Civic,', 'it grinds')).toBe('My Civic, it grinds')
  expect(withSpoken('My Civic\n', 'it grinds')).toBe('My Civic\nit grinds')
  expect(withSpoken('My Civic ', '')).toBe('My Civic ')
})
