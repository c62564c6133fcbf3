import { expect, test } from 'vitest'
import { nextTakeName } from './next-take-name.ts'

test('recordings and photos are numbered from 1, and a number is never given twice', () => {
  expect(nextTakeName('Recording', [])).toBe('Recording 1')
  expect(nextTakeName('Recording', [{ name: 'Recording 2' }])).toBe('Recording 3')
  expect(nextTakeName('Photo', [{ name: 'Photo 4' }, { name: 'Photo 2' }, { name: 'its name' }])).toBe(
    'Photo 5',
  )
})
