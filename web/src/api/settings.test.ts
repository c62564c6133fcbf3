import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const SETTINGS = {
  supportEmail: 'help@candi.example',
  donateUrl: null,
  founderPaymentUrl: null,
  proPaymentUrls: { monthly: null, annual: null },
  contributionsEnabled: false,
  notice: null,
  assistant: null,
  production: true,
}

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const visit = async (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer)
  const { currentSettings, loadSettings } = await import('./settings.ts')
  await loadSettings()
  const settings = currentSettings()
  vi.resetModules()
  return settings
}

it('settings are those of the last visit while the server cannot be reached', async () => {
  const unreachable = () => Promise.reject(new TypeError('network'))
  expect(await visit(unreachable)).toBeNull()
  expect(await visit(async () => new Response(JSON.stringify(SETTINGS)))).toEqual(SETTINGS)
  expect(await visit(unreachable)).toEqual(SETTINGS)
})
