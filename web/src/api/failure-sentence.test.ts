import { ERRORS } from '@candi/contracts'
import { expect, test } from 'vitest'
import { smokeEmergency } from '../fixture/smoke-emergency.ts'
import { failureEmergency, failureSentence } from './failure-sentence.ts'

test("the server's own sentence is shown", () => {
  const body = JSON.stringify({ error: { code: 'busy', message: 'Many people are asking right now.' } })
  expect(failureSentence(new Error(body))).toBe('Many people are asking right now.')
})

test('a page of a proxy or a broken line is never shown as it is', () => {
  expect(failureSentence(new Error('<html>502 Bad Gateway</html>'))).toContain('Your text is kept')
  expect(failureSentence(undefined)).toContain('Your text is kept')
})

test('a sentence of the list is shown when a stream breaks off with it', () => {
  expect(failureSentence(new Error(ERRORS.internal.text))).toBe(ERRORS.internal.text)
})

test('the card of a danger comes with its sentence, and one that is not understood takes no sentence away', () => {
  const bodyWith = (emergency: unknown) =>
    new Error(JSON.stringify({ error: { code: 'reading-too-slow', message: 'Don’t drive it.', emergency } }))
  expect(failureEmergency(bodyWith(smokeEmergency))).toEqual(smokeEmergency)
  const later = bodyWith({ ...smokeEmergency, kind: 'flood' })
  expect(failureEmergency(later)).toBeUndefined()
  expect(failureSentence(later)).toBe('Don’t drive it.')
})
