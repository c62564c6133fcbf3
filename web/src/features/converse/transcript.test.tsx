import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import type { ConversationMessage } from '../../api/conversation-message.ts'
import { Transcript } from './transcript.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Card() {
  const [isOpen, setOpen] = useState(false)
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
      It is the other one
    </button>
  )
}

const nothing = () => {}
const photo = { id: 'photo', isPhoto: true }
const transcript = (messages: ConversationMessage[], onAskMore?: () => void) => (
  <Transcript
    messages={messages}
    signs={new Map()}
    answers={new Map()}
    skipped={[]}
    next={null}
    onAskMore={onAskMore}
    isBusy={false}
    isWaiting={false}
    failure={null}
    before={null}
    after={null}
    take={() => <Card />}
    takeGrowth=""
    untold={messages.length === 0 ? [photo] : []}
    experiment={() => null}
    onArticle={nothing}
    onEdit={nothing}
    onRegenerate={nothing}
    onAnswer={nothing}
    onChange={nothing}
    onSkip={nothing}
  />
)

test('what was opened on the card of a photo stays open when a message comes to tell of the photo', async () => {
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root') ?? document.body)
  const card = () => document.querySelector('[aria-expanded]')
  await act(async () => root.render(transcript([])))
  await act(async () => (card() as HTMLButtonElement).click())
  const sighting = { type: 'data-sighting' as const, data: { sighting: photo.id } }
  await act(async () => root.render(transcript([{ id: 'm', role: 'user', parts: [sighting] }])))
  expect(card()?.getAttribute('aria-expanded')).toBe('true')
})

test('where asking has ended one tap goes on with it, and nothing offers it elsewhere', async () => {
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root') ?? document.body)
  const more = () => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Ask me more')
  await act(async () => root.render(transcript([])))
  expect(more()).toBeUndefined()
  let taps = 0
  const count = () => {
    taps += 1
  }
  await act(async () => root.render(transcript([], count)))
  await act(async () => more()?.click())
  expect(taps).toBe(1)
})
