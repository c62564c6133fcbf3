import { LAMPS } from '@candi/contracts'
import { expect, test } from 'vitest'
import { LAMP_BOOK } from '../../fixture/lamp-book.ts'
import { LAMP_SHAPES } from '../../parts/lamp-shapes.tsx'
import { lampGroups } from './lamp-groups.ts'

const found = (typed: string) => lampGroups(LAMP_BOOK, typed).flatMap(({ lamps }) => lamps)

test('every lamp stands in exactly one group, and each has a drawing', () => {
  expect(found('').toSorted()).toEqual([...LAMPS].toSorted())
  expect(Object.keys(LAMP_SHAPES).toSorted()).toEqual([...LAMPS].toSorted())
})

test('lamps are grouped by their usual color, red first; blue stands with green', () => {
  const groups = lampGroups(LAMP_BOOK, 'lamp')
  expect(groups.map(({ tone }) => tone)).toEqual(['red', 'amber', 'green'])
  expect(groups[0]?.lamps).toEqual(['oil_pressure', 'battery', 'coolant_temp'])
  expect(groups[2]?.lamps).toEqual(['high_beam'])
})

test('a lamp is found by its name, by another name and by its looks, whatever the order of the words', () => {
  expect(found('PRESSURE oil')).toEqual(['oil_pressure'])
  expect(found('genie')).toEqual(['oil_pressure'])
  expect(found('looks high')).toEqual(['high_beam'])
  expect(found('unicorn')).toEqual([])
})

test('without the words that the server tells all lamps stand there by their plain names', () => {
  const [only, ...others] = lampGroups(undefined, '')
  expect([only?.title, only?.lamps.length, others.length]).toEqual(['All lamps', 39, 0])
})
