import { expect, test } from 'vitest'
import { deviceProblemOf } from './device-problem.ts'

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
])('%s of the browser is told as "%s"', (name, problem) => {
  expect(deviceProblemOf(new DOMException('', name))).toBe(problem)
})

test('whatever else goes wrong counts as a device that does not answer', () => {
  expect(deviceProblemOf(new Error('?'))).toBe('busy')
  expect(deviceProblemOf(undefined)).toBe('busy')
})
