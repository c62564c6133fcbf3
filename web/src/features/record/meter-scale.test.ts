import { expect, test } from 'vitest'
import { segmentsOf, zoneOf } from './meter-scale.ts'

test('the three zones end at 8, 20 and 24 segments: -50 dB, -3 dB and full scale', () => {
  expect([-50, -3, 0].map(segmentsOf)).toEqual([8, 20, 24])
})

test('silence lights nothing, and nothing lights more than all', () => {
  expect([-120, -80, 6].map(segmentsOf)).toEqual([0, 0, 24])
})

test('half of a zone in dB is half of its segments', () => {
  // Halves of -80 to -50, of -50 to -3 and of -3 to 0.
  expect([-65, -26.5, -1.5].map(segmentsOf)).toEqual([4, 14, 22])
})

test('a louder sound never lights less', () => {
  const lit = Array.from({ length: 101 }, (_, index) => segmentsOf(index - 100))
  expect(lit).toEqual([...lit].sort((a, b) => a - b))
})

test('the zone is the one in which the last lit segment lies', () => {
  expect([0, 8, 9, 20, 21, 24].map(zoneOf)).toEqual([
    'too quiet',
    'too quiet',
    'good',
    'good',
    'too loud',
    'too loud',
  ])
})
