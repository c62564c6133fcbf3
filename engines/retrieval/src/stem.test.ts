import { expect, it } from 'vitest'
import { stem } from './stem.ts'

it.each([
  ['brakes', 'braking'],
  ['tires', 'tire'],
  ['batteries', 'battery'],
  ['stopped', 'stop'],
  ['leaking', 'leaks'],
  ['smells', 'smelling'],
])('%s and %s are forms of one word', (left, right) => {
  expect(stem(left)).toBe(stem(right))
})

it.each([
  ['starter', 'start'],
  ['heater', 'heat'],
  ['gas', 'ga'],
])('%s is not %s', (left, right) => {
  expect(stem(left)).not.toBe(stem(right))
})

it('leaves codes as they are', () => {
  expect(stem('p0420')).toBe('p0420')
})
