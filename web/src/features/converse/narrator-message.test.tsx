import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import type { ConversationMessage } from '../../api/conversation-message.ts'
import { NarratorMessage } from './narrator-message.tsx'

const onGrown = () => {}
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
        onGrown={onGrown}
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

const CITATIONS = [
  {
    n: 1,
    id: 'oil-change-and-which-oil',
    title: 'How often to change the oil',
    kind: 'standard' as const,
    reviewedOn: '2026-11-20',
  },
]

test('an article that an answer rests on stands as a badge in the text and as a line below it, and opens', async () => {
  const opened: string[] = []
  await show(
    [
      { type: 'text', text: 'Once a year [1]. Not [2].' },
      { type: 'data-citations', data: CITATIONS },
    ],
    (id) => opened.push(id),
  )
  await act(async () => void (await import('./cited.tsx')))
  expect(document.querySelector('.prose')?.textContent).toContain('Once a year 1. Not [2].')
  const line = document.querySelector('.cited')?.textContent
  expect(line).toContain('How often to change the oil')
  expect(line).toContain('Standard')
  expect(line).toContain('read with care on 20 November 2026')
  for (const button of document.querySelectorAll<HTMLElement>('.cite, .cited button'))
    await act(async () => button.click())
  expect(opened).toEqual(['oil-change-and-which-oil', 'oil-change-and-which-oil'])
})

test('without citations brackets of a text are left as they stand', async () => {
  await show([{ type: 'text', text: 'Code [1] stays.' }])
  expect(document.querySelector('.prose')?.textContent).toBe('Code [1] stays.')
})
