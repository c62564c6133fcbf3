import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { smokeEmergency } from '../fixture/smoke-emergency.ts'
import { Contained } from './contained.tsx'
import { SafeCard } from './safe-card.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => {
  vi.restoreAllMocks()
})

async function show(children: ReactNode) {
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root') ?? document.body)
  await act(async () => root.render(children))
}
const Broken = (): ReactNode => {
  throw new Error('a part that fails')
}

test('the first number is one tap away, and the others below it', async () => {
  await show(<SafeCard emergency={smokeEmergency} isAlert />)
  const links = [...document.querySelectorAll('a')]
  expect(links.map(({ href }) => href)).toEqual(['tel:18002224357', 'tel:911'])
  expect(links[0]?.textContent).toContain('Call 1-800-222-4357')
})

test('it is said once to whoever hears the page, and takes the keyboard from nobody', async () => {
  await show(
    <>
      <SafeCard emergency={smokeEmergency} isAlert isNew />
      <SafeCard emergency={smokeEmergency} />
    </>,
  )
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1)
  expect(document.activeElement).toBe(document.body)
})

test('the text for a tow is copied with its gaps filled in', async () => {
  const copied = vi.fn(async () => {})
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } })
  await show(<SafeCard emergency={smokeEmergency} />)
  const field = document.querySelector('textarea')
  expect(field?.value).toBe(smokeEmergency.towText)
  await act(async () => document.querySelector('button')?.click())
  expect(copied).toHaveBeenCalledWith(smokeEmergency.towText)
  vi.unstubAllGlobals()
})

test('it stands where what is beside it breaks', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await show(
    <>
      <SafeCard emergency={smokeEmergency} />
      <Contained fallback="gone">
        <Broken />
      </Contained>
    </>,
  )
  expect(document.querySelector('a')?.href).toBe('tel:18002224357')
  expect(document.body.textContent).toContain('gone')
})

test('a card that cannot be drawn leaves general advice with a number', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await show(<SafeCard emergency={{ ...smokeEmergency, dontTouch: null as never }} />)
  expect([...document.querySelectorAll('a')].map(({ href }) => href)).toEqual(['tel:911', 'tel:112'])
})
