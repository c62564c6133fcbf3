import type { Assessment } from '@candi/contracts'
import { readKnowledge } from '@candi/knowledge'
import { expect, it } from 'vitest'
import { fluidThatIsLow, lowFluids } from './low-fluids.ts'

const row = (finding: string, state: 'present' | 'absent'): Assessment['ledger']['supports'][number] => ({
  finding,
  sign: finding,
  state,
  weight: 3,
  weightWord: 'strong',
  sources: [],
  flippable: true,
})
const fluidOf = (...supports: Assessment['ledger']['supports']) =>
  fluidThatIsLow({ ledger: { about: '', supports, opposes: [], unknown: [] } })

it('every sign that tells of a low fluid is one of the knowledge', () => {
  const known = new Set(readKnowledge().findings.map(({ id }) => id))
  expect([...lowFluids.keys()].filter((finding) => !known.has(finding))).toEqual([])
})

it('the weightiest sign that is there decides which fluid is meant', () => {
  expect(fluidOf(row('oil_pressure_lamp_on', 'absent'), row('coolant_level_low', 'present'))).toBe('coolant')
  expect(fluidOf(row('oil_level_low', 'present'), row('coolant_level_low', 'present'))).toBe('oil')
})

it('too much of a fluid is no reason to add any', () =>
  expect(fluidOf(row('oil_level_too_high', 'present'))).toBeUndefined())
