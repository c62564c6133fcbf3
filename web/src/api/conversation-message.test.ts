import { expect, test } from 'vitest'
import { parseMessages } from './conversation-message.ts'

test('a part or message of unknown form is left out and the rest is kept', () => {
  const text = { type: 'text', text: 'it ticks' }
  expect(
    parseMessages([
      { id: 'a', role: 'user', parts: [text, { type: 'data-answer', data: { finding: 'NOT AN ID' } }, 7] },
      { id: '', role: 'user', parts: [] },
      'nonsense',
    ]),
  ).toEqual([{ id: 'a', role: 'user', parts: [text] }])
  expect(parseMessages('nonsense')).toEqual([])
})
