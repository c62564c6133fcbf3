import { expect, test } from 'vitest'
import { PROBLEM_CATALOGUE } from './problem-catalogue.ts'
import { PROBLEMS, severitiesOf, TARGET_SAMPLES } from './problems.ts'

test('the targets of the 46 problems add up to 3,750: 14 x 125 + 20 x 75 + 8 x 50 + 4 x 25', () => {
  expect(PROBLEMS).toHaveLength(46)
  expect(TARGET_SAMPLES).toBe(14 * 125 + 20 * 75 + 8 * 50 + 4 * 25)
  expect(TARGET_SAMPLES).toBe(3_750)
})

test('the four categories carry the titles of the contract and 10 to 12 problems each', () => {
  expect(
    Object.entries(PROBLEM_CATALOGUE).map(([id, { title, problems }]) => [
      id,
      title,
      Object.keys(problems).length,
    ]),
  ).toEqual([
    ['engine_mechanical', 'Engine/Mechanical Issues', 12],
    ['exhaust_exterior', 'Exhaust System Problems', 10],
    ['unclassified', 'Other/Unknown Issues', 12],
    ['cabin_performance', 'Performance Issues', 12],
  ])
})

test('every problem has three severities, and those that the contract names are named so', () => {
  for (const { id, severities } of PROBLEMS)
    expect(new Set(severities.map((severity) => severity.id)).size, id).toBe(3)
  const named = (problem: string) => severitiesOf(problem).map(({ id }) => id)
  expect(named('piston_knock')).toEqual(['early', 'moderate', 'severe'])
  expect(named('valve_noise')).toEqual(['ticking', 'tapping', 'grinding'])
  expect(named('timing_issues')).toEqual(['chain_rattle', 'belt_slip', 'timing_off'])
})

test('the problems named critical by the contract are critical', () => {
  const critical = PROBLEMS.filter(({ priority }) => priority === 'critical').map(({ id }) => id)
  for (const id of [
    'piston_knock',
    'bearing_wear',
    'compression_loss',
    'timing_issues',
    'manifold_leak',
    'catalytic_failure',
    'electrical_noise',
    'wheel_bearing',
    'transmission_auto',
    'transmission_manual',
    'engine_performance',
  ])
    expect(critical).toContain(id)
})
