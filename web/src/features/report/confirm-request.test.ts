import { expect, test } from 'vitest'
import { brakeAssessment } from '../../fixture/brake-case.ts'
import { confirmRequest } from './confirm-request.ts'

const own = brakeAssessment.checks.filter((check) => check.difficulty !== 'workshop')

test("the workshop's own check is asked for by name, with its price", () => {
  const [first] = brakeAssessment.checks
  const checks = first
    ? [
        ...own,
        {
          ...first,
          title: 'Measure the rotors',
          difficulty: 'workshop' as const,
          cost: [0, 60] as [number, number],
        },
      ]
    : []
  expect(confirmRequest({ ...brakeAssessment, checks })).toMatch(
    /^Please confirm with “Measure the rotors” before replacing anything for “.+”\. Usually \$0–60\.$/,
  )
})

test('without one, what the workshop is asked to measure stands in', () => {
  expect(confirmRequest({ ...brakeAssessment, checks: own, toConfirm: 'measure the pads' })).toMatch(
    /^Please measure the pads, before replacing anything for “.+”\.$/,
  )
  expect(confirmRequest({ ...brakeAssessment, checks: own, toConfirm: '' })).toMatch(
    /^Please confirm the cause before replacing anything for “.+”\.$/,
  )
})

test('a sheet without a cause asks for nothing', () => {
  expect(confirmRequest({ ...brakeAssessment, causes: [] })).toBe('')
})
