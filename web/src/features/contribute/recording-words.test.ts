import { expect, test } from 'vitest'
import { problemTitle, severityLabel, worthWords } from './recording-words.ts'

test('problem and severity are told as the catalogue calls them', () => {
  expect(problemTitle({ problem: 'piston_knock' })).toBe('Engine knock or piston slap')
  expect(severityLabel({ problem: 'timing_issues', severity: 'chain_rattle' })).toBe('Chain rattle')
})

test('what a recording is worth beyond being one is told with how often it counts', () => {
  expect(worthWords([])).toBe('')
  expect(worthWords(['new-car-model'])).toBe('Counts twice: the first of this car model.')
  expect(worthWords(['new-phone', 'confirmed-by-repair', 'before-and-after'])).toBe(
    'Counts 4 times: the first from this kind of phone, confirmed by the repair, a before/after pair.',
  )
})
