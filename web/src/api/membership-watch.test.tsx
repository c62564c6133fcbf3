import { FREE_MEMBERSHIP, type Membership } from '@candi/contracts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { applySession } from './account-session.ts'
import { MEMBERSHIP_KEY } from './kept-membership.ts'
import { localCache } from './local-cache.ts'
import { useMembership } from './membership-watch.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const ann = {
  uid: 'ann',
  email: 'a@example.org',
  displayName: 'Ann',
  emailVerified: true,
  role: 'user' as const,
}
const bob = { ...ann, uid: 'bob' }
const founder: Membership = {
  membershipTier: 'free',
  founderStatus: { isFounder: true },
  onFounderWall: false,
  version: 4,
}

/** Polls that were asked; each is answered by hand. */
type Asked = {
  path: string
  isStopped: () => boolean
  answer: (body: object, status?: number) => Promise<void>
}
let polls: Asked[] = []
let root: Root

function Tier() {
  const { tier, status } = useMembership()
  return (
    <p>
      {tier} {status}
    </p>
  )
}
const shown = () => document.querySelector('p')?.textContent
const see = async (visibility: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(async () => {
  polls = []
  localStorage.clear()
  globalThis.fetch = (input, init) =>
    new Promise((resolve, reject) => {
      const signal = init?.signal
      signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))
      polls.push({
        path: String(input),
        isStopped: () => signal?.aborted ?? false,
        answer: (body, status = 200) =>
          act(async () => {
            resolve(new Response(JSON.stringify(body), { status }))
            await new Promise((done) => setTimeout(done))
          }),
      })
    })
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') ?? document.body)
  await see('visible')
})
afterEach(async () => {
  await act(async () => root.unmount())
  applySession(null)
})
/** Two parts of a screen that both follow the membership. */
const show = () =>
  act(async () =>
    root.render(
      <>
        <Tier />
        <Tier />
      </>,
    ),
  )

describe('the membership on the screen', () => {
  it('is free for guests, and nobody is asked', async () => {
    applySession(null)
    await show()
    expect(shown()).toBe('free known')
    expect(polls).toHaveLength(0)
  })

  it('is unknown until the server told, then follows every change by one long poll', async () => {
    applySession(ann)
    await show()
    expect(shown()).toBe('free unknown')
    expect(polls.map(({ path }) => path)).toEqual(['/api/membership'])
    await polls[0]?.answer(FREE_MEMBERSHIP)
    expect(shown()).toBe('free known')
    expect(polls[1]?.path).toBe('/api/membership?after=0&wait=25')
    await polls[1]?.answer(founder)
    expect(shown()).toBe('founder known')
    expect(polls[2]?.path).toBe('/api/membership?after=4&wait=25')
  })

  it('falls back to free where it cannot be loaded', async () => {
    applySession(ann)
    await show()
    await polls[0]?.answer({ membershipTier: 'gold' })
    expect(shown()).toBe('free failed')
  })

  it('is shown from this browser’s copy until the server answers, to its owner only', async () => {
    localCache.keep(MEMBERSHIP_KEY, { uid: 'ann', membership: founder })
    applySession(bob)
    await show()
    expect(shown()).toBe('free unknown')
    await act(async () => applySession(ann))
    expect(shown()).toBe('founder known')
    await polls.at(-1)?.answer(FREE_MEMBERSHIP)
    expect(shown()).toBe('free known')
    expect(localCache.read(MEMBERSHIP_KEY)).toMatchObject({ membership: { version: 0 } })
  })

  it('is not asked for while the page is hidden, and asked for anew when it is seen again', async () => {
    applySession(ann)
    await show()
    await polls[0]?.answer(founder)
    await see('hidden')
    expect(polls[1]?.isStopped()).toBe(true)
    expect(polls).toHaveLength(2)
    await see('visible')
    expect(polls[2]?.path).toBe('/api/membership')
    expect(shown()).toBe('founder known')
  })

  it('is asked for no more once nobody follows it', async () => {
    applySession(ann)
    await show()
    await act(async () => root.render(null))
    expect(polls[0]?.isStopped()).toBe(true)
  })
})
