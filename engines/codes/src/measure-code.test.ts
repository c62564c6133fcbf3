import { describe, expect, it } from 'vitest'
import { describeTroubleCode } from './measure-code.ts'
import type { CodeFacts } from './trouble-code.ts'

const facts = new Map<string, CodeFacts>([
  ['P0430', { component: 'catalytic_converter', mode: 'efficiency_low', basis: 'agreed', bank: 2 }],
  ['P1326', { component: 'knock_sensor', mode: 'fault', basis: 'single' }],
])

describe('describeTroubleCode', () => {
  it('joins what the range tells with what the table knows', () => {
    expect(describeTroubleCode(' p0430 ', facts)).toEqual({
      code: 'P0430',
      known: true,
      system: 'powertrain',
      standard: 'generic',
      area: 'emissions',
      component: 'catalytic_converter',
      mode: 'efficiency_low',
      basis: 'agreed',
      bank: 2,
    })
  })

  it('says honestly that it knows only the range of a code outside the table', () => {
    expect(describeTroubleCode('C0999', facts)).toEqual({
      code: 'C0999',
      known: false,
      system: 'chassis',
      standard: 'generic',
    })
  })

  it("never gives one maker's meaning to another maker's code", () => {
    expect(describeTroubleCode('P1326', facts)).toMatchObject({
      known: false,
      standard: 'manufacturer',
      area: 'ignition',
    })
  })

  it('refuses what is not written like a code', () => {
    expect(describeTroubleCode('code 5', facts)).toBeNull()
  })
})
