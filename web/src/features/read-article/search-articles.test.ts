import type { ArticleEntry } from '@candi/contracts'
import { expect, test } from 'vitest'
import { searchArticles } from './search-articles.ts'

const entry = (id: string, title: string, summary: string): ArticleEntry => ({
  id,
  title,
  summary,
  shelf: 'maintenance',
})
const ALL = [
  entry('pads', 'How brake pads wear', 'A squeal comes first, a grind last.'),
  entry('oil', 'How to check the oil', 'Level ground, cold engine, wipe, dip, read.'),
  entry('fluid', 'Old fluid', 'Brake fluid draws water and boils sooner.'),
]
const found = (question: string) => searchArticles(ALL, question).map(({ id }) => id)

test('what says it in its title stands before what says it in its summary', () => {
  expect(found('brake')).toEqual(['pads', 'fluid'])
})
test('other endings of a word find it too', () => {
  expect(found('my brakes are squealing')).toEqual(['pads'])
  expect(found('checking oil')).toEqual(['oil'])
})
test('all words count before some of them', () => {
  expect(found('brake fluid')).toEqual(['fluid'])
  expect(found('brake zebra')).toEqual(['pads', 'fluid'])
})
test('where all words are asked for, some of them are not enough', () => {
  expect(searchArticles(ALL, 'brake zebra', { all: true })).toEqual([])
  expect(searchArticles(ALL, 'brake fluid', { all: true }).map(({ id }) => id)).toEqual(['fluid'])
})
test('words that every article could hold find nothing by themselves that is not there', () => {
  expect(found('zebra')).toEqual([])
  expect(found('   ')).toEqual([])
})
