import { ERRORS, type ErrorCode } from '@candi/contracts'
import { expect, test } from 'vitest'
import type { ApiFailure } from '../../api/call-api.ts'
import { actionWords, FINAL_CODES, haltWords, isFinal, startWords } from './failure-words.ts'

const of = (code: ErrorCode): ApiFailure => ({
  ok: false,
  code,
  message: ERRORS[code].text,
  status: ERRORS[code].status,
})
const LOST: ApiFailure = { ok: false, code: 'network-request-failed', message: '', status: 0 }

const DURING: readonly ErrorCode[] = [
  'contributions-off',
  'pass-invalid',
  'upload-offset',
  'recording-too-large',
  'recording-not-audio',
  'recording-known',
  'not-found',
  'signed-out',
  'busy',
  'internal',
  'request-invalid',
  'slow-down',
]
test.each(DURING)('%s during an upload says what was kept', (code) => {
  expect(haltWords(of(code))).toMatch(/kept/)
})

test('a lost line says that it goes on by itself', () => {
  expect(haltWords(LOST)).toContain('It goes on by itself when you are back online')
})

test('after a refusal of the recording itself there is nothing to go on with', () => {
  expect(DURING.filter((code) => isFinal(of(code)))).toEqual([
    'recording-too-large',
    'recording-not-audio',
    'recording-known',
    'not-found',
  ])
  expect(FINAL_CODES.length).toBe(4)
})

test('an upload that did not begin leaves all that was entered on the page', () => {
  for (const code of ['slow-down', 'request-invalid', 'busy', 'contributions-off'] as const)
    expect(startWords(of(code))).toContain('All you entered stays on this page.')
  expect(startWords(LOST)).toBe(
    'We could not reach the server. All you entered stays on this page. Please try again.',
  )
})

test('a withdrawal or a case that failed says that nothing was changed', () => {
  expect(actionWords(LOST)).toBe('We could not reach the server. Nothing was changed; please try again.')
  expect(actionWords(of('not-enough-recordings'))).toBe(
    'Five approved recordings unlock one case. Yours are counted on this page.',
  )
})
