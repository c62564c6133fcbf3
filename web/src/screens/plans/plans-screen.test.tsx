import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasPendingFounder, setPendingFounder } from '../../features/account/pending-founder.ts'
import { MARIA, stubAccount, UNSET } from '../../fixture/stub-account.ts'
import { FOUNDER, PRO, stubMembership } from '../../fixture/stub-membership.ts'

let server: ReturnType<typeof stubAccount>
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Options = Partial<{
  isSignedIn: boolean
  sells: boolean
  membership: typeof FOUNDER
  holdsClocks: boolean
}>
async function openPlans({ isSignedIn = true, sells = true, membership, holdsClocks }: Options = {}) {
  server = stubAccount(isSignedIn ? MARIA : null)
  if (sells)
    server.answers.set('/api/settings', {
      body: {
        ...UNSET,
        founderPaymentUrl: 'https://pay.example/founder',
        proPaymentUrls: { monthly: 'https://pay.example/monthly', annual: 'https://pay.example/annual' },
      },
    })
  const watch = stubMembership(membership)
  // Settings are asked once a visit, and each test is a visit.
  vi.resetModules()
  const { showPage } = await import('../../fixture/show-page.tsx')
  if (holdsClocks) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page = await showPage('/plans')
  await page.says('Line by line')
  return { ...page, watch }
}
const linkTo = (name: string) => [...document.querySelectorAll('a')].find((link) => link.textContent === name)
const card = () => document.getElementById('founder')

test('shows the plans with their prices, limits and goals', async () => {
  const page = await openPlans({ isSignedIn: false, sells: false })
  for (const text of [
    "Founder's Lifetime Deal",
    '$50 one-time',
    '$3.99 per month',
    'Billed annually at $48. Save 20%, save $12.',
    'Annual saves 20%',
    '10,000 AI tokens every 8 hours',
    'Sound analysis in 3 - 30 seconds',
    '88% is our goal from words alone, 95%',
    'Without one you can chat with 3,000 tokens every 8 hours.',
  ])
    await page.says(text)
  await page.leave()
})

test('the toggle changes the Pro price between annual and monthly', async () => {
  const page = await openPlans({ isSignedIn: false })
  const monthly = await page.find('input[value="monthly"]')
  await act(async () => monthly.click())
  await page.says('$4.99 per month')
  expect(page.said('Billed annually')).toBe(false)
  await page.leave()
})

test("Pro says 'Pro subscriptions coming soon!' until a payment link is configured", async () => {
  const page = await openPlans({ sells: false })
  const button = await page.until('the button', () => page.named('Pro subscriptions coming soon!'))
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await page.leave()
})

test('Pro is bought by the configured link of the chosen period, which carries who buys', async () => {
  const page = await openPlans()
  const link = await page.until('the link', () => linkTo('Get Pro'))
  expect(link.href).toBe(
    'https://pay.example/annual?client_reference_id=u1&prefilled_email=maria%40example.com',
  )
  const monthly = await page.find('input[value="monthly"]')
  await act(async () => monthly.click())
  expect(linkTo('Get Pro')?.href).toMatch(/^https:\/\/pay\.example\/monthly\?/)
  expect(page.said('Pro subscriptions coming soon!')).toBe(false)
  await page.leave()
})

test('logged in, the Founder button opens the external payment link in a new tab', async () => {
  const page = await openPlans()
  const link = await page.until('the link', () => linkTo('Become a Founder'))
  expect(link.href).toBe(
    'https://pay.example/founder?client_reference_id=u1&prefilled_email=maria%40example.com',
  )
  expect(link.target).toBe('_blank')
  await page.leave()
})

test('logged in, the Founder button is disabled where no payment link is configured, and says so', async () => {
  const page = await openPlans({ sells: false })
  await page.says('not set up on this server')
  expect(page.named('Become a Founder')?.getAttribute('aria-disabled')).toBe('true')
  await page.leave()
})

test('logged out, the Founder button keeps the wish and goes to the login', async () => {
  const page = await openPlans({ isSignedIn: false })
  await page.press('Become a Founder')
  await page.until('the login', () => page.place() === '/login')
  expect(hasPendingFounder()).toBe(true)
  await page.leave()
})

test('after a login with the wish the founder card is scrolled to and highlighted for 2 s, once', async () => {
  setPendingFounder()
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const page = await openPlans({ holdsClocks: true })
  const called = await page.until('the highlight', () => card()?.classList.contains('is-called') && card())
  expect(scrolled.mock.contexts).toContain(called)
  expect(hasPendingFounder()).toBe(false)
  const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))
  await pass(1_999)
  expect(called.classList.contains('is-called')).toBe(true)
  await pass(1)
  expect(called.classList.contains('is-called')).toBe(false)
  await page.leave()
})

test('without the wish nothing is highlighted', async () => {
  const page = await openPlans()
  await page.until('the membership', () => page.watch.isWatched())
  expect(card()?.classList.contains('is-called')).toBe(false)
  await page.leave()
})

test('a tier that is granted elsewhere shows without a reload', async () => {
  const page = await openPlans()
  await page.until('the watch', () => page.watch.isWatched())
  expect(page.said('You are a Founder. Thank you.')).toBe(false)
  await act(async () => page.watch.change({ ...FOUNDER, version: 2 }))
  await page.says('You are a Founder. Thank you.')
  expect(linkTo('Become a Founder')).toBeUndefined()
  await page.leave()
})

test('names the plan that the visitor is on', async () => {
  const page = await openPlans({ membership: PRO })
  await page.says('Your plan')
  expect(document.querySelector('.own-plan')?.closest('h3')?.textContent).toContain('Pro')
  await page.leave()
})

test('goals are shown beside what the evaluation measured last', async () => {
  const page = await openPlans()
  await page.press('What we measured last')
  await page.says('The right problem was among the first three')
  expect(document.querySelectorAll('.share-bar').length).toBe(4)
  await page.leave()
})
