import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchInstall } from '../../parts/install-offer.ts'
import { AccountIcon } from './account-icon.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
watchInstall()

let root: Root
beforeEach(async () => {
  localStorage.clear()
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') ?? document.body)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <AccountIcon />
      </MemoryRouter>,
    ),
  )
})
afterEach(() => act(async () => root.unmount()))

const named = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  )
const press = (name: string) => act(async () => named(name)?.click())
const offered = async () => {
  await press('Account and pages')
  return named('Install as an app') !== undefined
}
/** The browser says that the page can become an app. */
function tell() {
  const told = { asked: 0, isHeldBack: false }
  const prompt = async () => {
    told.asked += 1
  }
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  dispatchEvent(event)
  return Object.assign(told, { isHeldBack: event.defaultPrevented })
}

test('where the browser can, the menu offers to install the app, and the browser’s own banner is held back', async () => {
  expect(await offered()).toBe(false)
  const told = tell()
  expect(told.isHeldBack).toBe(true)
  expect(await offered()).toBe(true)
  expect(told.asked).toBe(0)
  await press('Install as an app')
  expect(told.asked).toBe(1)
})

test('whoever was asked once is not offered it again', async () => {
  tell()
  await offered()
  await press('Install as an app')
  tell()
  expect(await offered()).toBe(false)
})

test('where the page has become an app, nothing offers it', async () => {
  tell()
  dispatchEvent(new Event('appinstalled'))
  expect(await offered()).toBe(false)
})
