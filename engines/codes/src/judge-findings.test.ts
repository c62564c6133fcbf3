import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeCodeFindings, matchesPattern } from './judge-findings.ts'
import { readTroubleCodes } from './read-codes.ts'

const rules = [
  { finding: 'code_misfire', codes: ['P0300-P0312'] },
  { finding: 'code_hybrid', codes: ['P0A*'] },
]

describe('judgeCodeFindings', () => {
  it('counts several codes of one family as one sign and quotes them all', () => {
    expect(judgeCodeFindings(readTroubleCodes('P0301, P0303 and P0420'), rules)).toEqual([
      { finding: 'code_misfire', state: 'present', confidence: 0.98, source: 'code', quote: 'P0301, P0303' },
    ])
  })

  it('says nothing about families whose codes were not named: that is no proof of absence', () => {
    expect(judgeCodeFindings(readTroubleCodes('P0420'), rules)).toEqual([])
  })

  it('tells one named cylinder from several', () => {
    const cylinders = [
      { finding: 'one_cylinder', codes: ['P0301-P0312'], atMost: 1 },
      { finding: 'several_cylinders', codes: ['P0300'] },
      { finding: 'several_cylinders', codes: ['P0301-P0312'], atLeast: 2 },
    ]
    const findingsOf = (text: string): string[] =>
      judgeCodeFindings(readTroubleCodes(text), cylinders).map(({ finding }) => finding)
    expect(findingsOf('P0302, again P0302')).toEqual(['one_cylinder'])
    expect(findingsOf('P0302 and P0304')).toEqual(['several_cylinders'])
    expect(findingsOf('P0300, P0302, P0304')).toEqual(['several_cylinders'])
  })

  it('gathers codes of no family under the rule for all others', () => {
    const withOthers = [...rules, { finding: 'code_other', codes: ['P*', 'U*'], otherwise: true }]
    expect(judgeCodeFindings(readTroubleCodes('P0301 and P1234'), withOthers)).toMatchObject([
      { finding: 'code_misfire', quote: 'P0301' },
      { finding: 'code_other', quote: 'P1234' },
    ])
  })

  it('does not depend on the order of the codes, up to the quote', () => {
    const codes = readTroubleCodes('P0301 P0A80 P0305 P0171')
    fc.assert(
      fc.property(fc.shuffledSubarray(codes, { minLength: codes.length }), (shuffled) => {
        const findings = judgeCodeFindings(shuffled, rules).map(({ finding, confidence }) => ({
          finding,
          confidence,
        }))
        expect(findings).toEqual([
          { finding: 'code_misfire', confidence: 0.98 },
          { finding: 'code_hybrid', confidence: 0.98 },
        ])
      }),
    )
  })
})

describe('matchesPattern', () => {
  it.each([
    ['P0A9F', 'P0A00-P0AFF', true],
    ['P030A', 'P0300-P0312', true],
    ['P0313', 'P0300-P0312', false],
    ['U0301', 'P0300-P0312', false],
    ['P0420', 'P0420', true],
    ['C0031', 'C00*', true],
  ])('knows whether %s lies in %s', (code, pattern, expected) => {
    expect(matchesPattern(code, pattern)).toBe(expected)
  })
})
