import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { loadSession } from '../../api/account-session.ts'
import { MayAnalyse } from './may-analyse.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
let root: Root
afterEach(() => act(async () => root.unmount()))

async function show() {
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.querySelector('#root') ?? document.body)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <MayAnalyse what="sound" title="Tell it in words" free={null} brings={null} onClose={() => undefined}>
          <p>Recording</p>
        </MayAnalyse>
      </MemoryRouter>,
    ),
  )
}

test('a recorder that opened while nobody could be asked stays when the line comes back', async () => {
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch')
  }
  await act(loadSession)
  await show()
  expect(document.body.textContent).toBe('Recording')
  globalThis.fetch = async () => new Response('{"account":null}')
  await act(loadSession)
  expect(document.body.textContent).toBe('Recording')
})

test('opened afterwards, it is not there for whom it is not included', async () => {
  await show()
  expect(document.body.textContent).toContain('Tell it in words')
  expect(document.body.textContent).not.toContain('Recording')
})
