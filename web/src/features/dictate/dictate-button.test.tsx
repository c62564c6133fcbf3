import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DictateButton } from './dictate-button.tsx'
import { WHERE_SOUND_GOES } from './dictation-told.ts'
import { troubleSentence } from './dictation-trouble.ts'
import type { Recognition } from './speech-recognition.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** A browser that hears what the test says. */
class StubRecognition implements Recognition {
  lang = ''
  continuous = false
  interimResults = false
  onresult: Recognition['onresult'] = null
  onerror: Recognition['onerror'] = null
  onend: Recognition['onend'] = null
  did: string[] = []
  constructor() {
    made.push(this)
  }
  start = () => void this.did.push('start')
  stop = () => void this.did.push('stop')
  abort = () => void this.did.push('abort')
  hear = (...words: string[]) =>
    act(async () => {
      const results = words.map((transcript) => [{ transcript }])
      this.onresult?.({ results: results as unknown as SpeechRecognitionResultList })
    })
  fail = (error: SpeechRecognitionErrorEvent['error']) =>
    act(async () => {
      this.onerror?.({ error })
      this.onend?.()
    })
  end = () => act(async () => this.onend?.())
}
const made: StubRecognition[] = []
const newest = () => made.at(-1) as StubRecognition

function Box({ isCovered }: { isCovered: boolean }) {
  const [draft, setDraft] = useState('My Civic,')
  return (
    <>
      <output>{draft}</output>
      <button type="button" onClick={() => setDraft('typed')}>
        Type
      </button>
      <DictateButton draft={draft} onDraft={setDraft} isCovered={isCovered} />
    </>
  )
}
let root: Root
const show = (isCovered = false) => act(async () => root.render(<Box isCovered={isCovered} />))
beforeEach(async () => {
  made.length = 0
  localStorage.clear()
  window.webkitSpeechRecognition = StubRecognition
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') ?? document.body)
  await show()
})
afterEach(async () => {
  await act(async () => root.unmount())
  delete window.webkitSpeechRecognition
})

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const press = (name: string) => act(async () => button(name)?.click())
const box = () => document.querySelector('output')?.textContent
const told = () => document.querySelector('[role=status]')?.textContent
const isPressed = () => button('Dictate')?.getAttribute('aria-pressed') === 'true'
/** The owner was told before, on this device. */
async function startTold() {
  localStorage.setItem('candi.dictation', 'told')
  await press('Dictate')
}

test('before its first use it says where the sound goes, listens only after that, and says it once', async () => {
  await press('Dictate')
  expect(told()).toBe(WHERE_SOUND_GOES)
  expect(made).toEqual([])
  await press('Not now')
  expect([told(), document.activeElement?.textContent, made.length]).toEqual(['', 'Dictate', 0])
  await press('Dictate')
  await press('Start dictating')
  expect(newest().did).toEqual(['start'])
  expect(newest()).toMatchObject({ continuous: true, interimResults: true })
  expect(newest().lang).toMatch(/^en/)
  await press('Dictate')
  await press('Dictate')
  expect(made.length).toBe(2)
})

test('words stand behind what was typed while they are spoken, and change as they are understood', async () => {
  await startTold()
  expect([isPressed(), told()]).toEqual([true, 'Listening. Press Dictate again, or Esc, to stop.'])
  await newest().hear('it grins')
  expect(box()).toBe('My Civic, it grins')
  await newest().hear('it grinds', ' when I brake')
  expect(box()).toBe('My Civic, it grinds when I brake')
})

test('pressing again stops, and the last words still come', async () => {
  await startTold()
  await press('Dictate')
  expect([newest().did, isPressed(), told()]).toEqual([['start', 'stop'], false, ''])
  await newest().hear('it grinds')
  await newest().end()
  expect(box()).toBe('My Civic, it grinds')
})

test('Escape stops it, and stops nothing else', async () => {
  await startTold()
  let others = 0
  const count = () => {
    others += 1
  }
  addEventListener('keydown', count)
  const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  await act(async () => void document.body.dispatchEvent(pressed))
  removeEventListener('keydown', count)
  expect([newest().did, others, pressed.defaultPrevented]).toEqual([['start', 'stop'], 0, true])
})

test('typing or sending ends it, and nothing that is still heard gets between', async () => {
  await startTold()
  const first = newest()
  await first.hear('it grinds')
  await press('Type')
  await first.hear('it grinds when I brake')
  expect([first.did, box(), isPressed()]).toEqual([['start', 'abort'], 'typed', false])
})

test('it stops where something is opened over the box, and leaves with the box', async () => {
  await startTold()
  await show(true)
  expect(newest().did).toEqual(['start', 'stop'])
  await show(false)
  await press('Dictate')
  await act(async () => root.render(null))
  expect(newest().did).toEqual(['start', 'abort'])
})

test.each([
  ['audio-capture', 'No microphone was found.'],
  ['not-allowed', 'Allow it in the browser’s settings'],
  ['service-not-allowed', 'Dictation is switched off'],
  ['network', 'could not reach what turns speech into text'],
  ['no-speech', 'Nothing was heard.'],
] as const)('%s is told in a sentence, and what was said is kept', async (error, sentence) => {
  await startTold()
  await newest().hear('it grinds')
  await newest().fail(error)
  expect(told()).toContain(sentence)
  expect([box(), isPressed()]).toEqual(['My Civic, it grinds', false])
  await press('Dictate')
  expect(told()).toContain('Listening')
})

test('a browser that refuses to begin is told like any other trouble', async () => {
  window.webkitSpeechRecognition = class extends StubRecognition {
    override start = () => {
      throw new DOMException('', 'InvalidStateError')
    }
  }
  await startTold()
  expect([told(), isPressed()]).toEqual([troubleSentence('unknown'), false])
})
