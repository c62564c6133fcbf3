import { expect, test } from 'vitest'
import { PROBLEM_WORDS } from './microphone-problem.ts'

test('every problem leads to a file', () => {
  for (const { text } of Object.values(PROBLEM_WORDS)) expect(text).toMatch(/choose (that|a) file/)
})

test('plain http is told as the lack of https', () => {
  expect(PROBLEM_WORDS['not-secure'].title).toBe('Recording needs https')
})
