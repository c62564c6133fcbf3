import { beforeEach, expect, test } from 'vitest'
import { showPage } from '../../fixture/show-page.tsx'
import { stubAccount } from '../../fixture/stub-account.ts'

beforeEach(() => {
  stubAccount()
})
const words = () => (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' ')

async function open(address: string) {
  const page = await showPage(address)
  await page.find('.legal-text')
  return page
}

test('the terms state the notice of price changes, the cap of liability and the free tokens', async () => {
  const page = await open('/terms')
  expect(words()).toContain('by email at least 30 days before it takes effect')
  expect(words()).toContain(
    'limited to what you paid us in the 12 months before the event. For free users that is $0.',
  )
  expect(words()).toContain('text chat with 10,000 tokens every 8 hours')
  expect(words()).toContain('Every request is answered within 30 days')
  await page.leave()
})

test('the privacy notice states what is never stored, the free tokens and the 30 days for requests', async () => {
  const page = await open('/privacy')
  expect(words()).toContain(
    'No message, photo, recording, transcript or result of a diagnosis is written to the database, to a disk or to a log.',
  )
  expect(words()).toContain('10,000 tokens every 8 hours')
  expect(words()).toContain('Every request is answered within 30 days')
  expect(words()).toContain('As CANDI comes, nobody')
  await page.leave()
})

test.each(['/terms', '/privacy'])(
  'every line of the contents of %s leads to a section that is there',
  async (address) => {
    const page = await open(address)
    const targets = [...document.querySelectorAll('.legal-contents a')].map(
      (link) => link.getAttribute('href') ?? '',
    )
    expect(targets.length).toBeGreaterThan(10)
    expect(new Set(targets).size).toBe(targets.length)
    for (const target of targets) expect(document.getElementById(target.slice(1)), target).not.toBeNull()
    expect(document.querySelector('.legal-head time')?.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(words()).toMatch(/Version \d+\.\d+/)
    await page.leave()
  },
)
