import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Page } from './find-threats.ts'
import SecurityAlert from './security-alert.tsx'
import { startSecurityMonitor } from './security-monitor.ts'

const CODE = '<script>alert(1)</script>'
const quietConsole = () => ({ log() {}, info() {}, warn() {}, error() {}, debug() {} }) as unknown as Console

const field = (type: string, value: string) => {
  const input = document.createElement('input')
  input.type = type
  input.name = type
  input.value = value
  return input
}
const element = (name: string, value: string) => {
  const made = document.createElement('a')
  made.setAttribute(name, value)
  return made
}

/** A monitor over a page that the test changes. */
function watching(start: Partial<Page> = {}) {
  const page: Page = {
    address: 'https://candi.example/plans',
    fields: [],
    storageKeys: [],
    elements: [],
    ...start,
  }
  const target = quietConsole()
  const told = { onAlert: vi.fn(), onCleared: vi.fn() }
  const stop = startSecurityMonitor({ page: () => page, console: target }, told)
  return { page, console: target, ...told, stop }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the security monitor', () => {
  it('looks every 30 seconds', () => {
    const input = field('text', CODE)
    const { onCleared, stop } = watching({ fields: [input] })
    vi.advanceTimersByTime(29_999)
    expect(input.value).toBe(CODE)
    vi.advanceTimersByTime(1)
    expect(input.value).toBe('')
    expect(onCleared).toHaveBeenCalledOnce()
    stop()
  })

  it('alerts at the fifth threat, of whichever kinds, and not before', () => {
    const watched = watching({ fields: [field('text', CODE)], storageKeys: ['<script>'] })
    vi.advanceTimersByTime(30_000)
    Object.assign(watched.page, {
      elements: [element('onclick', 'steal()')],
      address: `https://candi.example/plans?q=${encodeURIComponent(CODE)}`,
    })
    vi.advanceTimersByTime(30_000)
    expect(watched.onAlert).not.toHaveBeenCalled()
    watched.console.log('password: hunter2hunter2')
    expect(watched.onAlert).toHaveBeenCalledOnce()
    watched.stop()
  })

  it('counts a threat that stays only once', () => {
    const watched = watching({ storageKeys: ['<script>'], elements: [element('onclick', 'steal()')] })
    vi.advanceTimersByTime(30_000 * 20)
    expect(watched.onAlert).not.toHaveBeenCalled()
    watched.stop()
  })

  it('never looks into a password, and never into what is typed on Diagnose', () => {
    const password = field('password', CODE)
    const words = field('text', CODE)
    const watched = watching({ fields: [password] })
    vi.advanceTimersByTime(30_000)
    Object.assign(watched.page, { address: 'https://candi.example/diagnose', fields: [words] })
    vi.advanceTimersByTime(30_000)
    expect([password.value, words.value]).toEqual([CODE, CODE])
    expect(watched.onCleared).not.toHaveBeenCalled()
    watched.stop()
  })

  it('leaves a sentence with "script" in it alone, on every page', () => {
    const honest = field('text', 'The dealer read from a script')
    const watched = watching({ fields: [honest] })
    vi.advanceTimersByTime(30_000)
    expect(honest.value).toBe('The dealer read from a script')
    watched.stop()
  })

  it('ends its looking and gives the console back when it stops', () => {
    const input = field('text', CODE)
    const target = quietConsole()
    const original = target.log
    const page: Page = { address: 'https://candi.example/', fields: [input], storageKeys: [], elements: [] }
    const stop = startSecurityMonitor({ page: () => page, console: target }, { onAlert() {}, onCleared() {} })
    expect(target.log).not.toBe(original)
    stop()
    expect(target.log).toBe(original)
    vi.advanceTimersByTime(300_000)
    expect(input.value).toBe(CODE)
  })
})

describe('the alert', () => {
  it('offers to reload the page, and starts and stops with the app', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    const place = document.createElement('div')
    document.body.append(place)
    for (let number = 0; number < 5; number += 1) document.body.append(element('onclick', `steal(${number})`))
    const reload = vi.fn()
    const root = createRoot(place)
    await act(async () => root.render(<SecurityAlert reload={reload} />))
    expect(place.textContent).toBe('')
    await act(async () => vi.advanceTimersByTime(30_000))
    const button = [...place.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.includes('Reload the page'),
    )
    await act(async () => button?.click())
    expect(reload).toHaveBeenCalledOnce()
    await act(async () => root.unmount())
    expect(vi.getTimerCount()).toBe(0)
    vi.unstubAllGlobals()
  })
})
