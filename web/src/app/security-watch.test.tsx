import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubAccount, UNSET } from '../fixture/stub-account.ts'

const MONITOR = '../features/security-monitor/security-alert.tsx'
// Settings are asked for once a visit: each test is one of its own.
beforeEach(() => {
  vi.resetModules()
  vi.doUnmock(MONITOR)
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})

/** Mounts the monitor's place as the app does, on a server that says whether it is in production. */
async function mount(production: boolean) {
  stubAccount().answers.set('/api/settings', { body: { ...UNSET, production } })
  const { SecurityWatch } = await import('./security-watch.tsx')
  const { loadSettings } = await import('../api/settings.ts')
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<SecurityWatch />))
  await act(loadSettings)
  // The monitor is fetched only now.
  await act(async () => void (await import('../features/security-monitor/security-alert.tsx')))
  await act(async () => undefined)
  return () => act(async () => root.unmount())
}

test('the security monitor is at work in production, from mounting to unmounting', async () => {
  const original = console.log
  const unmount = await mount(true)
  await vi.waitUntil(() => console.log !== original)
  await unmount()
  expect(console.log).toBe(original)
})

test('the security monitor is not at work outside production', async () => {
  const original = console.log
  const unmount = await mount(false)
  expect(console.log).toBe(original)
  await unmount()
})

test('a monitor that does not arrive takes nothing of the page with it', async () => {
  vi.doMock(MONITOR, () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  stubAccount().answers.set('/api/settings', { body: { ...UNSET, production: true } })
  const { SecurityWatch } = await import('./security-watch.tsx')
  const { loadSettings } = await import('../api/settings.ts')
  const box = document.createElement('div')
  const broke: unknown[] = []
  const root = createRoot(box, { onUncaughtError: (error) => broke.push(error) })
  await act(async () =>
    root.render(
      <>
        <p>The page</p>
        <SecurityWatch />
      </>,
    ),
  )
  await act(loadSettings)
  await act(async () => void (await import(MONITOR).catch(() => undefined)))
  await act(async () => new Promise<void>((done) => setTimeout(done)))
  expect(broke).toEqual([])
  expect(box.textContent).toBe('The page')
  await act(async () => root.unmount())
})
