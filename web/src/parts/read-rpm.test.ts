import { expect, test } from 'vitest'
import { readRpm } from './read-rpm.ts'

test.each([
  ['800', 800],
  ['2,500', 2_500],
  ['2500 rpm', 2_500],
  [' 2.500 RPM', 2_500],
  ['300', 300],
  ['9000', 9_000],
])('"%s" is an engine speed', (text, rpm) => {
  expect(readRpm(text)).toEqual({ ok: true, rpm })
})

test.each(['', '  '])('an empty field is no engine speed, and no mistake', (text) => {
  expect(readRpm(text)).toEqual({ ok: true, rpm: null })
})

test.each(['299', '9001', '80', 'fast', '2,5', '-800', '12345', '8e2'])('"%s" is a mistake', (text) => {
  expect(readRpm(text)).toEqual({ ok: false })
})
