// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import type { ConversationMessage } from '../../api/conversation-message.ts'
import { NarratorMessage } from './narrator-message.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

async function show(parts: ConversationMessage['parts'], onArticle = (_id: string) => {}) {
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root') ?? document.body)
  await act(async () =>
    root.render(
      <NarratorMessage
        message={{ id: 'a', role: 'assistant', parts }}
        goesOn={false}
        isDone
        onArticle={onArticle}
      >
        {null}
      </NarratorMessage>,
    ),
  )
}

test('where no tokens are left, the answer says so in place of its words, and what is left', async () => {
  const usage = { limit: 10_000, used: 9_800, renewsAt: null }
  await show([
    { type: 'data-notice', data: { text: 'There are too few tokens left for a talked answer.', usage } },
  ])
  expect(document.querySelector('.notice')?.textContent).toBe(
    'There are too few tokens left for a talked answer. 200 of 10,000 tokens left.',
  )
  expect(document.querySelector('.who')?.textContent).toContain('built-in narrator')
})

test('a notice about the narrator stands beside the name', async () => {
  await show([{ type: 'data-notice', data: { text: 'the built-in narrator, for now' } }])
  expect(document.querySelector('.who')?.textContent).toContain('the built-in narrator, for now')
  expect(document.querySelector('.notice')).toBeNull()
})
