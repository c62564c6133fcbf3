import { expect, test } from 'vitest'
import { replyText } from './reply-text.ts'

const article = { n: 1, id: 'a', title: 'A', kind: 'standard' as const, reviewedOn: '2026-11-20' }
const reply = (...parts: Parameters<typeof replyText>[0]['parts']) =>
  replyText({ id: 'r', role: 'assistant', parts })

test('an answer is copied as it reads: no stars, no marks of articles, a blank line between its parts', () => {
  expect(
    reply(
      { type: 'text', text: '**Don’t drive it.** It squeals [1].\n' },
      { type: 'data-citations', data: [article] },
      { type: 'text', text: '' },
      { type: 'text', text: 'Pads wear [2].' },
    ),
  ).toBe('Don’t drive it. It squeals.\n\nPads wear [2].')
})

test('an answer without words has nothing to copy', () => {
  expect(reply({ type: 'data-notice', data: { text: 'built-in narrator' } })).toBe('')
})
