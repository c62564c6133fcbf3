import { beforeEach, expect, test, vi } from 'vitest'
import { stubAccount, UNSET } from '../../fixture/stub-account.ts'

// Settings are asked once a visit, and each test is a visit.
beforeEach(() => void vi.resetModules())

async function openDonate(donateUrl: string | null) {
  stubAccount().answers.set('/api/settings', { body: { ...UNSET, donateUrl } })
  const { showPage } = await import('../../fixture/show-page.tsx')
  const page = await showPage('/donate')
  await page.says('The friend who knows cars')
  return page
}

test('the Donate button leads to the payment app in a new tab', async () => {
  const page = await openDonate('https://give.example/candi')
  const link = await page.until('the link', () => document.querySelector<HTMLAnchorElement>('main a[target]'))
  expect(link.textContent).toBe('Donate')
  expect(link.href).toBe('https://give.example/candi')
  expect(link.target).toBe('_blank')
  await page.leave()
})

test('without a configured address the Donate button is disabled and says so', async () => {
  const page = await openDonate(null)
  await page.says('not set up on this server')
  expect(page.named('Donate')).toBeDefined()
  const button = document.querySelector('main button.btn-band')
  expect(button?.getAttribute('aria-disabled')).toBe('true')
  await page.leave()
})
