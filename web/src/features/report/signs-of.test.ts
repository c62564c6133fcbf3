import type { LedgerRow } from '@candi/contracts'
import { expect, test } from 'vitest'
import { brakeAssessment } from '../../fixture/brake-case.ts'
import { signsOf } from './signs-of.ts'

const absent = (sign: string, kind: LedgerRow['sources'][number]['kind']): LedgerRow => ({
  finding: sign,
  sign,
  state: 'absent',
  weight: 1,
  weightWord: 'slight',
  sources: [{ kind, quote: '' }],
  flippable: true,
})

test('what was denied is told on paper, and what was only left unchosen on a list is not', () => {
  const opposes = [absent('Pulls', 'answer'), absent('Squeals', 'unchosen')]
  const ledger = { about: '', supports: [], opposes, unknown: [] }
  expect(signsOf({ ...brakeAssessment, ledger })).toEqual({ present: [], absent: ['Pulls'], tested: [] })
})
