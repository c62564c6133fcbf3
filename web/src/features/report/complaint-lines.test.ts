import { expect, test } from 'vitest'
import { brakeWords } from '../../fixture/brake-case.ts'
import { complaintLines } from './complaint-lines.ts'

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
