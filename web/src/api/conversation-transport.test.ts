import { emptyFacts } from '@candi/contracts'
import { expect, test } from 'vitest'
import type { ConversationMessage } from './conversation-message.ts'
import { conversationTransport } from './conversation-transport.ts'

const message = (id: string, role: 'user' | 'assistant', text: string): ConversationMessage => ({
  id,
  role,
  parts: [{ type: 'text', text }],
})
const turn = (messages: ConversationMessage[], abortSignal: AbortSignal) => ({
  trigger: 'submit-message' as const,
  chatId: 'case',
  messageId: undefined,
  messages,
  abortSignal,
})

test('Stop takes effect while it is still being found out who may read what is sent, and nothing is sent', async () => {
  const asked: string[] = []
  let answerSettings = (_: Response) => {}
  globalThis.fetch = (input) => {
    asked.push(String(input))
    return new Promise((answer) => {
      answerSettings = answer
    })
  }
  const stopping = new AbortController()
  const sending = conversationTransport(() => emptyFacts()).sendMessages(
    turn([message('a', 'user', 'It grinds')], stopping.signal),
  )
  stopping.abort()
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
  answerSettings(new Response('{}', { status: 503 }))
  expect(asked).toEqual(['/api/settings'])
})

test('a turn takes along the words of both, and no message without any', async () => {
  let body: unknown
  globalThis.fetch = async (input, init) => {
    if (String(input) !== '/api/conversation') return new Response('{}', { status: 503 })
    body = JSON.parse(String(init?.body))
    return new Response('data: [DONE]\n\n', { headers: { 'content-type': 'text/event-stream' } })
  }
  const messages = [
    message('a', 'user', 'It grinds'),
    message('b', 'assistant', ''),
    message('c', 'assistant', 'Since when?'),
  ]
  await conversationTransport(() => emptyFacts()).sendMessages(turn(messages, new AbortController().signal))
  expect(body).toMatchObject({
    messages: [
      { id: 'a', role: 'user', parts: [{ type: 'text', text: 'It grinds' }] },
      { id: 'c', role: 'assistant', parts: [{ type: 'text', text: 'Since when?' }] },
    ],
  })
})

test('that an answer is asked for again goes along, and nothing of it otherwise', async () => {
  const sent: { isAgain?: boolean }[] = []
  globalThis.fetch = async (input, init) => {
    if (String(input) !== '/api/conversation') return new Response('{}', { status: 503 })
    sent.push(JSON.parse(String(init?.body)))
    return new Response('data: [DONE]\n\n', { headers: { 'content-type': 'text/event-stream' } })
  }
  const transport = conversationTransport(() => emptyFacts())
  const asked = turn([message('a', 'user', 'It grinds')], new AbortController().signal)
  await transport.sendMessages({ ...asked, body: { isAgain: true } })
  await transport.sendMessages({ ...asked, body: { isAgain: false } })
  await transport.sendMessages(asked)
  expect(sent.map(({ isAgain }) => isAgain)).toEqual([true, undefined, undefined])
})
