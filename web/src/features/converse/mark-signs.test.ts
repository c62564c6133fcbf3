import { expect, test } from 'vitest'
import { markSigns } from './mark-signs.ts'

const sign = (start: number, end: number) => ({
  finding: 'x_sign',
  sign: 'A sign',
  state: 'present' as const,
  start,
  end,
})

test('understood words are cut out in the order of the text', () => {
  expect(markSigns('grinding when i brake', [sign(9, 21), sign(0, 8)])).toEqual([
    { start: 0, text: 'grinding', read: sign(0, 8) },
    { start: 8, text: ' ', read: undefined },
    { start: 9, text: 'when i brake', read: sign(9, 21) },
  ])
})

test('overlapping spans and spans beyond the end never change the text', () => {
  const pieces = markSigns('abcdef', [sign(1, 4), sign(2, 99), sign(50, 60), sign(3, 2)])
  expect(pieces.map((piece) => piece.text)).toEqual(['a', 'bcd', 'ef'])
})

test('words within a clause that was understood too are marked for themselves, and the clause has the rest', () => {
  const clause = { ...sign(0, 21), sign: 'A clause' }
  expect(markSigns('grinding when i brake', [clause, sign(0, 8)])).toEqual([
    { start: 0, text: 'grinding', read: sign(0, 8) },
    { start: 8, text: ' when i brake', read: clause },
  ])
})
