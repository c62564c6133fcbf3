import { expect, test } from 'vitest'
import { microphoneFacts } from './microphone-facts.ts'

const OFF = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }

test('what the browser really did is said: rate, and filters off', () => {
  expect(microphoneFacts(48_000, OFF)).toBe('48 kHz, filters off')
  expect(microphoneFacts(44_100, OFF)).toBe('44.1 kHz, filters off')
})

test('a filter that could not be turned off is named', () => {
  expect(microphoneFacts(48_000, { ...OFF, noiseSuppression: true })).toBe('48 kHz, noise filter stays on')
  expect(microphoneFacts(48_000, { ...OFF, echoCancellation: true, autoGainControl: true })).toBe(
    '48 kHz, echo filter and automatic gain stay on',
  )
})

test('a browser that does not tell is not spoken for', () => {
  expect(microphoneFacts(48_000, {})).toBe('48 kHz')
})
