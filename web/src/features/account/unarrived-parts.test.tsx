import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applySession } from '../../api/account-session.ts'
import { MARIA } from '../../fixture/stub-account.ts'
import { AccountCorner } from './account-corner.tsx'
import { VerificationBanner } from './verification-banner.tsx'

const arriveNever = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('./user-menu.tsx', arriveNever)
vi.mock('./verification-bar.tsx', arriveNever)

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') ?? document.body, { onUncaughtError: () => undefined })
})
afterEach(async () => act(async () => root.unmount()))

async function show(part: ReactNode) {
  await act(async () =>
    root.render(
      <MemoryRouter>
        <p>The page</p>
        {part}
      </MemoryRouter>,
    ),
  )
}
const text = () => document.body.textContent

test('where the menu of a visitor does not arrive, their name leads to the profile, which has all of it', async () => {
  applySession(MARIA)
  await show(<AccountCorner />)
  await vi.waitUntil(() => text() !== 'The page')
  expect(text()).toBe('The pageMaria Gonzalez')
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/profile')
})

test('where the bar for an address that is not verified does not arrive, the page stands without it', async () => {
  applySession({ ...MARIA, emailVerified: false })
  await show(<VerificationBanner />)
  await act(async () => void (await import('./verification-bar.tsx').catch(() => undefined)))
  await act(async () => new Promise<void>((done) => setTimeout(done)))
  expect(text()).toBe('The page')
})
