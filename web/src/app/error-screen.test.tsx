import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../fixture/show-page.tsx'
import { smokeEmergency } from '../fixture/smoke-emergency.ts'
import { stubAccount } from '../fixture/stub-account.ts'
import { keepEmergency } from '../parts/standing-emergency.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { BareErrorScreen } from './error-screen.tsx'

beforeEach(() => {
  stubAccount()
})

function Broken({ failure }: { failure: Error }): never {
  throw failure
}

async function showFailure(failure: Error) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root') ?? document.body)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <ErrorBoundary Screen={BareErrorScreen}>
          <Broken failure={failure} />
        </ErrorBoundary>
      </MemoryRouter>,
    ),
  )
  await vi.waitFor(() => expect(document.querySelector('h1')).not.toBeNull())
  const said = document.body.textContent ?? ''
  await act(async () => root.unmount())
  vi.restoreAllMocks()
  return said
}

test('an unknown address says so inside the frame, and what was kept', async () => {
  const page = await showPage('/no-such-page')
  await page.says('There is nothing at this address.')
  await page.says('your cases are still in this browser')
  expect(document.querySelector('header.site-top nav')).not.toBeNull()
  expect(document.querySelector('footer')).not.toBeNull()
  await page.leave()
})

test('a screen that broke says what was kept and what next', async () => {
  const said = await showFailure(new Error('undefined is not an object'))
  expect(said).toContain('Something broke on this page.')
  expect(said).toContain('Your cases are kept in this browser. Load the page again.')
})

test('a screen whose program did not arrive speaks of the connection', async () => {
  const said = await showFailure(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))
  expect(said).toContain('This page did not arrive.')
  expect(said).toContain('Check the connection and load again.')
})

test('the card of an emergency outlives the screen that broke', async () => {
  keepEmergency(smokeEmergency)
  expect(await showFailure(new Error('undefined is not an object'))).toContain('Call 1-800-222-4357')
  keepEmergency(null)
  expect(await showFailure(new Error('undefined is not an object'))).not.toContain('Call 1-800-222-4357')
})
