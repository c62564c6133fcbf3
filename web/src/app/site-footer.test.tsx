import { expect, test } from 'vitest'
import { showPage } from '../fixture/show-page.tsx'
import { stubAccount, UNSET } from '../fixture/stub-account.ts'

test('support is a mail link where the operator named an address', async () => {
  const server = stubAccount()
  server.answers.set('/api/settings', { body: { ...UNSET, supportEmail: 'help@candi.example' } })
  const page = await showPage('/login')
  const link = await page.until('the link', () => page.named('Support'))
  expect(link.getAttribute('href')).toBe('mailto:help@candi.example')
  await page.leave()
})
