import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Recording } from './recording.ts'
import { RecordingField } from './recording-field.tsx'

vi.mock('./read-sound.ts', () => ({
  hasFileSupport: () => true,
  readSound: async () => ({ ok: true, seconds: 4 }),
}))

let root: Root
let recording: Recording | null
function Form() {
  const [chosen, setChosen] = useState<Recording | null>(null)
  recording = chosen
  return (
    <>
      <RecordingField recording={chosen} onRecording={setChosen} />
      <button type="button" id="sent" onClick={() => setChosen(null)} />
    </>
  )
}
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') ?? document.body)
  await act(async () => root.render(<Form />))
})
afterEach(async () => act(async () => root.unmount()))

const text = () => document.body.textContent ?? ''
async function choose(name: string, type: string) {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  const files = [new File(['RIFF'], name, { type })]
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
  await act(async () => new Promise<void>((done) => setTimeout(done)))
}

test('a second file that is no good is told, and the first one stays chosen', async () => {
  await choose('knock.wav', 'audio/wav')
  await choose('notes.txt', 'text/plain')
  expect(text()).toContain('Please select an audio file (not text/plain)')
  expect(text()).toContain('“knock.wav” stays chosen.')
  expect(recording?.file.name).toBe('knock.wav')
})

test('a recording that went out does not come back', async () => {
  await choose('knock.wav', 'audio/wav')
  await act(async () => document.getElementById('sent')?.click())
  await choose('notes.txt', 'text/plain')
  expect(recording).toBeNull()
  expect(text()).not.toContain('stays chosen')
})
