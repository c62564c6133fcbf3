import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { shareText } from '../../features/report/share-text.ts'
import { brakeAssessment } from '../../fixture/brake-case.ts'
import { ShareCase } from './share-case.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => void vi.unstubAllGlobals())

const TEXT = shareText(brakeAssessment)
async function press(share?: (data: ShareData) => Promise<void>) {
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  vi.stubGlobal('navigator', { clipboard, ...(share && { share }) })
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root') ?? document.body)
  await act(async () => root.render(<ShareCase assessment={brakeAssessment} />))
  await act(async () => document.querySelector('button')?.click())
  return { copied, button: document.querySelector('button') }
}

test('where the device hands texts on, it gets the short of the sheet', async () => {
  const shared: ShareData[] = []
  await press(async (data) => void shared.push(data))
  expect(shared).toEqual([{ text: TEXT }])
})

test('where it hands nothing on, the text is copied', async () => {
  const { copied, button } = await press()
  expect(copied).toEqual([TEXT])
  expect(button?.textContent).toBe('Copied')
})

test('whoever closes the list is offered it again, and a refusal leads to copying', async () => {
  const closed = await press(() => Promise.reject(new DOMException('', 'AbortError')))
  expect(closed.button?.textContent).toBe('Share summary')
  const refused = await press(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  expect(refused.button?.textContent).toBe('Copy summary')
})
