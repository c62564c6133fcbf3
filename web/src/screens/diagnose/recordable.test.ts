import { expect, test } from 'vitest'
import { RECORDED_EXPERIMENTS } from '../../features/hear/recorded-experiment.ts'
import { RECORDABLE } from './recordable.ts'

test('an experiment offers to be recorded exactly where it is known what to record', () => {
  expect([...RECORDED_EXPERIMENTS.keys()].sort()).toEqual([...RECORDABLE].sort())
})
