import { expect, it } from 'vitest'
import { failureLine } from './failure-line.ts'

it('a failure that quotes the name of a file is one line that a terminal does not obey', () => {
  expect(failureLine(new Error('spawn /tmp/\u001b[2J\u202Enode ENOENT'))).toBe(
    'spawn /tmp/\\u001b[2J\\u202enode ENOENT\n',
  )
})
