import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test } from 'vitest'
import { stubAccount } from '../fixture/stub-account.ts'
import {
  ASSISTANT_KEY,
  chooseAssistant,
  leaveUnasked,
  mayRead,
  useAssistantChoice,
} from './assistant-consent.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
beforeEach(() => localStorage.clear())

test('a provider that was agreed to may read, one that was declined may not, and neither is asked again', async () => {
  chooseAssistant('openai/gpt', true)
  expect(await mayRead('openai/gpt')).toBe(true)
  chooseAssistant('openai/gpt', false)
  expect(await mayRead('openai/gpt')).toBe(false)
})

test('the choice is kept in this browser by the name of provider and model', () => {
  chooseAssistant('openai/gpt', true)
  expect(JSON.parse(localStorage.getItem(ASSISTANT_KEY) ?? '')).toEqual({ id: 'openai/gpt', agreed: true })
})

test('another model is asked about anew, and its message waits for the answer', async () => {
  chooseAssistant('openai/gpt', true)
  const answer = mayRead('anthropic/claude')
  chooseAssistant('anthropic/claude', false)
  expect(await answer).toBe(false)
})

test('where the question cannot be shown the words stay here, and the next message asks again', async () => {
  const answer = mayRead('openai/gpt')
  leaveUnasked()
  expect(await answer).toBe(false)
  expect(localStorage.getItem(ASSISTANT_KEY)).toBeNull()
})

const seen: string[] = []
function Shown() {
  const { choice, isAsking } = useAssistantChoice('openai/gpt')
  seen.push(`${choice ?? 'open'}${isAsking ? ', asking' : ''}`)
  return null
}

test('whoever shows the question learns that a message waits for it', async () => {
  seen.length = 0
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root') ?? document.body)
  await act(async () => root.render(<Shown />))
  let answer: Promise<boolean> | undefined
  await act(async () => {
    answer = mayRead('openai/gpt')
  })
  await act(async () => chooseAssistant('openai/gpt', true))
  expect(await answer).toBe(true)
  expect(seen).toEqual(['open', 'open, asking', 'agreed'])
  await act(async () => root.unmount())
})

test('a server without a provider outside asks nobody and names nobody', async () => {
  const server = stubAccount()
  const { agreedAssistant } = await import('./settings.ts')
  expect(await agreedAssistant()).toBeUndefined()
  expect(server.asked('/api/settings')).toHaveLength(1)
  expect(localStorage.getItem(ASSISTANT_KEY)).toBeNull()
})
