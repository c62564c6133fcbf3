import { expect, it } from 'vitest'
import { seededRandom } from './bootstrap.ts'
import { figuresOf, rowOf, writtenFigures } from './score-lines.ts'
import type { ScoredCase } from './scored-case.ts'

const scored = (first: string, stopDriving: boolean | null, urgency: string): ScoredCase => ({
  id: first,
  group: first,
  gold: 'brakes',
  accept: [],
  stopDriving,
  problems: [
    { id: first, probability: 0.6 },
    { id: 'brakes', probability: 0.3 },
  ],
  urgency,
})
/** Right first in two of four; of two dangers one is told, of two harmless ones none is stopped. */
const cases = [
  scored('brakes', true, 'stop'),
  scored('exhaust', true, 'soon'),
  scored('brakes', false, 'soon'),
  scored('exhaust', false, 'watch'),
]

it('what the pages show is what stands in the row', () => {
  const figures = figuresOf(cases, seededRandom(1), true)
  const written = writtenFigures(figures, '2026-11-29')
  expect(written).toMatchObject({
    measured: '2026-11-29',
    cases: 4,
    firstRight: { percent: 50, of: 4 },
    withinThree: { percent: 100, low: 100, high: 100, of: 4 },
    dangerTold: { percent: 50, low: 0, high: 100, of: 2 },
    falseAlarms: { percent: 0, low: 0, high: 0, of: 2 },
  })
  const { low, high } = written.firstRight
  expect(rowOf('Cases', figures)).toEqual([
    'Cases',
    '4',
    `50.0 % (${low}–${high} %)`,
    '100.0 % (100–100 %)',
    '50.0 %',
    '100.0 %',
    expect.any(String),
    expect.any(String),
    expect.any(String),
    '50.0 % of 2 (0–100 %)',
    '0.0 % of 2 (0–0 %)',
  ])
})

it('nothing is said of danger where nobody judged which cars must not be driven', () => {
  const unjudged = cases.map((one) => ({ ...one, stopDriving: null }))
  for (const figures of [
    figuresOf(unjudged, seededRandom(1), true),
    figuresOf(cases, seededRandom(1), false),
  ])
    expect(writtenFigures(figures, '2026-11-29')).toMatchObject({ dangerTold: null, falseAlarms: null })
})
