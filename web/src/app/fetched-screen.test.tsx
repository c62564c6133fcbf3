import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { Link, MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { App } from './app.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { FetchedScreen, ShowFetched } from './fetched-screen.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const Arrived = () => <h1>Arrived</h1>
const Failed = ({ error }: { error: unknown }) => <h1>{String(error)}</h1>
const heading = () => document.querySelector('h1')?.textContent

afterEach(() => vi.restoreAllMocks())

async function show(children: React.ReactNode) {
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root') ?? document.body)
  await act(async () => root.render(<MemoryRouter>{children}</MemoryRouter>))
  return () => act(async () => root.unmount())
}

test('a screen that did not arrive is fetched once more when somebody comes back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(async () => Arrived)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const screen = new FetchedScreen(load)
  const leave = await show(
    <>
      <Link to="/elsewhere">Go</Link>
      <ErrorBoundary Screen={Failed}>
        <Routes>
          <Route path="*" element={<ShowFetched of={screen} />} />
        </Routes>
      </ErrorBoundary>
    </>,
  )
  await vi.waitFor(() => expect(heading()).toBe('TypeError: Failed to fetch'))
  await act(async () => document.querySelector('a')?.click())
  await vi.waitFor(() => expect(heading()).toBe('Arrived'))
  expect(load).toHaveBeenCalledTimes(2)
  await leave()
})

test('a screen that was fetched beforehand is shown at once', async () => {
  const screen = new FetchedScreen(async () => Arrived)
  await screen.fetch()
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root') ?? document.body)
  act(() => root.render(<ShowFetched of={screen} />))
  expect(heading()).toBe('Arrived')
  act(() => root.unmount())
})

test('until its first screen has arrived, the app says that it is opening', async () => {
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root') ?? document.body)
  act(() =>
    root.render(
      <MemoryRouter initialEntries={['/terms']}>
        <App />
      </MemoryRouter>,
    ),
  )
  expect(document.querySelector('main.centered')).not.toBeNull()
  await act(async () => root.unmount())
})
