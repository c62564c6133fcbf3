import { afterEach, expect, test, vi } from 'vitest'
import { MARIA, stubAccount } from '../fixture/stub-account.ts'
import { applySession, currentSession, loadSession, reloadSession, watchSession } from './account-session.ts'

afterEach(() => vi.useRealTimers())

test('nothing is known before the server told, and a login is not undone by an older answer', async () => {
  stubAccount()
  expect(currentSession()).toEqual({ status: 'unknown', account: null })
  const asked = loadSession()
  applySession(MARIA, new Date())
  await asked
  expect(currentSession()).toEqual({ status: 'signed-in', account: MARIA })
})

test('a server out of reach leaves known what was known', async () => {
  stubAccount().answers.set('/api/account/session', 'no network')
  await loadSession()
  expect(currentSession().status).toBe('signed-in')
})

test('asked anew, an answer that was on its way before is not taken for the new one', async () => {
  const server = stubAccount({ ...MARIA, emailVerified: false })
  const before = loadSession()
  server.answers.set('/api/account/session', { body: { account: MARIA } })
  await Promise.all([before, reloadSession()])
  expect(currentSession().account?.emailVerified).toBe(true)
})

test('a sign-out in another tab and a session that ended on the server are noticed', async () => {
  const server = stubAccount(MARIA)
  const stop = watchSession()
  await vi.waitFor(() => expect(server.asked('/api/account/session').length).toBe(1))
  await loadSession()
  server.answers.set('/api/account/session', { body: { account: null } })
  dispatchEvent(new StorageEvent('storage', { key: 'candi.user' }))
  await vi.waitFor(() => expect(currentSession().status).toBe('signed-out'))
  stop()
})

test('an address verified elsewhere is noticed when the visitor comes back to the page', async () => {
  const server = stubAccount({ ...MARIA, emailVerified: false })
  const stop = watchSession()
  await vi.waitFor(() => expect(currentSession().account?.emailVerified).toBe(false))
  server.answers.set('/api/account/session', { body: { account: MARIA } })
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(currentSession().account?.emailVerified).toBe(true))
  stop()
})
