import { expect, test } from 'vitest'
import { splitExperiment } from './split-experiment.ts'

test('the question at the end of an experiment is told apart from its steps', () => {
  const how = 'Park level. Shine a light on it. Do the pads look thinner than 3 mm (1/8 inch)?'
  expect(splitExperiment({ kind: 'experiment', how })).toEqual({
    steps: 'Park level. Shine a light on it.',
    question: 'Do the pads look thinner than 3 mm (1/8 inch)?',
  })
})

test('what holds no question, or is a question itself, stays whole', () => {
  expect(splitExperiment({ kind: 'experiment', how: 'Wait ten minutes.' })).toEqual({
    steps: 'Wait ten minutes.',
    question: '',
  })
  const how = 'Look under it. Is it wet?'
  expect(splitExperiment({ kind: 'question', how })).toEqual({ steps: how, question: '' })
})
