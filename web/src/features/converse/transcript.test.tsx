import type { FollowUp } from '@candi/contracts'
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
const transcript = (
  messages: ConversationMessage[],
  onAskMore?: () => void,
  followUps: readonly FollowUp[] = [],
  onAsk: (line: string) => void = nothing,
) => (
  <Transcript
    messages={messages}
    signs={new Map()}
    answers={new Map()}
    skipped={[]}
    next={null}
    onAskMore={onAskMore}
    followUps={followUps}
    onAsk={onAsk}
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
    onFlip={nothing}
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

test('what may be asked next stands below the last answer, and a press sends it as the owner’s line', async () => {
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root') ?? document.body)
  const asked: string[] = []
  await act(async () => root.render(transcript([], undefined, ['cost', 'drive'], (line) => asked.push(line))))
  const chips = () => [...document.querySelectorAll<HTMLElement>('[aria-label="Ask next"] button')]
  expect(chips().map(({ textContent }) => textContent)).toEqual(['What will it cost?', 'Can I drive it?'])
  await act(async () => chips()[1]?.click())
  expect(asked).toEqual(['Can I drive it?'])
})
