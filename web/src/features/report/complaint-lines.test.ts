import { expect, test } from 'vitest'
import { brakeWords } from '../../fixture/brake-case.ts'
import { complaintLines, fittingClauses } from './complaint-lines.ts'

test("the owner's clauses stand where their words place them, unchanged", () => {
  expect(complaintLines([brakeWords])).toEqual({
    what: ['grinding from the front left when i brake', 'pedal feels normal'],
    when: ['grinding from the front left when i brake'],
    where: ['grinding from the front left when i brake'],
    howOften: [],
    trend: ['started as a squeal 2 weeks ago'],
  })
})

test('questions to us are no part of the complaint', () => {
  expect(complaintLines(['It squeals. Can I drive? What is it?']).what).toEqual(['It squeals'])
})

test('a clause said twice stands once', () => {
  expect(complaintLines(['It squeals. it squeals']).what).toEqual(['It squeals'])
})

test('a line of the page holds whole clauses, or the beginning of one that is longer', () => {
  expect(fittingClauses(['one', 'two', 'three'], 7)).toEqual(['one', 'two'])
  expect(fittingClauses(['a very long clause'], 7)).toEqual(['a very…'])
  expect(fittingClauses([], 7)).toEqual([])
})
