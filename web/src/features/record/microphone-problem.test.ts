import { expect, test } from 'vitest'
import { microphoneProblemOf, PROBLEM_WORDS } from './microphone-problem.ts'

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
])('%s of the browser is told as "%s"', (name, problem) => {
  expect(microphoneProblemOf(new DOMException('', name))).toBe(problem)
})

test('whatever else goes wrong counts as a microphone that does not answer', () => {
  expect(microphoneProblemOf(new Error('?'))).toBe('busy')
  expect(microphoneProblemOf(undefined)).toBe('busy')
})

test('every problem leads to a file', () => {
  for (const { text } of Object.values(PROBLEM_WORDS)) expect(text).toMatch(/choose (that|a) file/)
})

test('plain http is told as the lack of https', () => {
  expect(PROBLEM_WORDS['not-secure'].title).toBe('Recording needs https')
})
