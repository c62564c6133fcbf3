import type { Usage } from '@candi/contracts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { applySession } from '../../api/account-session.ts'
import { refreshUsageAfterTurn } from '../../api/usage.ts'
import { TokenLine } from './token-line.tsx'
import { TokenMeter } from './token-meter.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
let root: Root
let usage: Usage
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') ?? document.body)
  globalThis.fetch = async () => new Response(JSON.stringify(usage))
})
afterEach(() => act(async () => root.unmount()))

async function showLine(given: Usage) {
  usage = given
  applySession(null)
  const router = createMemoryRouter([{ path: '/', element: <TokenLine /> }])
  await act(async () => {
    root.render(<RouterProvider router={router} />)
    await new Promise((done) => setTimeout(done))
  })
}
const words = () => document.querySelector('.token-line')?.textContent
const lit = () => document.querySelectorAll('.segs .on').length

describe('the line by the composer', () => {
  it('shows what is left in eight segments and in words, and follows each turn', async () => {
    await showLine({ limit: 3_000, used: 0, renewsAt: null })
    expect(words()).toBe('3,000 of 3,000 tokens left')
    expect([lit(), document.querySelectorAll('.segs i').length]).toEqual([8, 8])
    usage = { limit: 3_000, used: 1_500, renewsAt: '2026-11-20T14:20:00.000Z' }
    await act(() => refreshUsageAfterTurn(false))
    expect(words()).toMatch(/^1,500 of 3,000 tokens left, renews at \d/)
    expect(lit()).toBe(4)
  })

  it('tells a guest with little left where more is', async () => {
    await showLine({ limit: 3_000, used: 2_900, renewsAt: '2026-11-20T14:20:00.000Z' })
    const link = document.querySelector('a')
    expect([link?.getAttribute('href'), link?.textContent]).toEqual([
      '/register',
      '10,000 with a free account',
    ])
  })

  it('keeps what it showed when the meter cannot be read', async () => {
    await showLine({ limit: 3_000, used: 100, renewsAt: null })
    globalThis.fetch = () => Promise.reject(new TypeError('offline'))
    await act(() => refreshUsageAfterTurn(false))
    expect(words()).toBe('2,900 of 3,000 tokens left')
  })
})

describe('the meter', () => {
  it('says unlimited without segments', async () => {
    await act(async () => root.render(<TokenMeter usage={{ limit: null, used: 0, renewsAt: null }} />))
    expect(document.querySelector('.token-meter')?.textContent).toBe('Unlimited tokens')
    expect(document.querySelector('.segs')).toBeNull()
  })
})
