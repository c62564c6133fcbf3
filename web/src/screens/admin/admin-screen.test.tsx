import type { AdminUser } from '@candi/contracts'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { showPage } from '../../fixture/show-page.tsx'
import { MARIA, refusal, stubAccount } from '../../fixture/stub-account.ts'

const ADA = {
  ...MARIA,
  uid: 'a1',
  email: 'ada@example.com',
  displayName: 'Ada Admin',
  role: 'admin' as const,
}
const BOB: AdminUser = {
  uid: 'b1',
  email: 'bob@example.com',
  displayName: 'Bob Driver',
  emailVerified: false,
  role: 'user',
  tier: 'free',
  isFounder: false,
  disabledAt: null,
  createdAt: '2026-11-01T08:00:00.000Z',
}
const OWN: AdminUser = { ...BOB, ...ADA, emailVerified: true }
const COUNTS = {
  accounts: 1_204,
  verified: 900,
  pro: 31,
  founders: 12,
  disabled: 2,
  turnsToday: 40,
  turnsLastWeek: Array.from({ length: 7 }, (_, index) => ({ day: `2026-11-1${index}`, turns: index * 10 })),
}
const LIST = '/api/admin/users?query=&page=0'

let server: ReturnType<typeof stubAccount>
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '')
    },
  })
  server = stubAccount(ADA)
  const page = { page: 0, pageSize: 25 }
  server.answers.set('/api/admin/counts', { body: COUNTS })
  server.answers.set(LIST, { body: { ...page, users: [BOB, OWN], total: 60 } })
  server.answers.set('/api/admin/audit?page=0', {
    body: {
      ...page,
      total: 1,
      entries: [
        {
          id: 'e1',
          at: '2026-11-20T09:00:00.000Z',
          actor: 'payment',
          action: 'grant-founder',
          subject: 'eve@example.com',
          detail: 'pi_1',
        },
      ],
    },
  })
})
const answerAction = (uid: string, user: AdminUser, isChanged = true) =>
  server.answers.set(`/api/admin/users/${uid}`, { body: { user, isChanged } })

test('an administrator sees the counts, the accounts and the log', async () => {
  const page = await showPage('/admin')
  await page.says('1,204')
  await page.says('bob@example.com')
  await page.says('Founder given')
  await page.says('by payment')
  expect(document.querySelectorAll('.admin-turns li')).toHaveLength(7)
  // 60 turns were the most: the last of seven columns is full, the first, without a turn, is dark.
  const lit = [...document.querySelectorAll('.admin-turns svg')].map(
    (svg) => svg.querySelectorAll('.on').length,
  )
  expect(lit).toEqual([0, 2, 3, 4, 6, 7, 8])
  await page.leave()
})

test('somebody signed in who is none reads that this page is for administrators, and nothing is asked', async () => {
  server.answers.set('/api/account/session', { body: { account: MARIA } })
  const page = await showPage('/admin')
  await page.says('This page is for administrators.')
  expect(server.requests.filter(({ path }) => path.startsWith('/api/admin'))).toEqual([])
  await page.leave()
})

test('a signed-out visitor goes to the login', async () => {
  server.answers.set('/api/account/session', { body: { account: null } })
  const page = await showPage('/admin')
  await page.until('the login', () => page.place() === '/login')
  await page.leave()
})

test('who is no administrator any more is told so by the page too', async () => {
  server.answers.set('/api/admin/counts', refusal(403, 'forbidden', 'This page is for administrators.'))
  const page = await showPage('/admin')
  await page.says('bob@example.com')
  server.answers.set('/api/account/session', { body: { account: { ...ADA, role: 'user' } } })
  await page.press('Try again')
  await page.says('which is no administrator')
  await page.leave()
})

test('a tier is given with a reason in two presses, and counts and log are read again', async () => {
  answerAction('b1', { ...BOB, tier: 'founder', isFounder: true })
  const page = await showPage('/admin')
  await page.press('Change bob@example.com')
  await page.type('reason', 'first hundred')
  await page.press('Give Founder')
  await page.says('bob@example.com has Founder now.')
  expect(server.asked('/api/admin/users/b1')[0]?.body).toEqual({
    action: 'grant-founder',
    reason: 'first hundred',
  })
  await page.until('the log again', () => server.asked('/api/admin/audit?page=0').length === 2)
  await page.until('the counts again', () => server.asked('/api/admin/counts').length === 2)
  expect(document.querySelector('dialog')).toBeNull()
  await page.leave()
})

test('disabling asks once more, says what follows, and can be left', async () => {
  answerAction('b1', { ...BOB, disabledAt: '2026-11-20T10:00:00.000Z' })
  const page = await showPage('/admin')
  await page.press('Change bob@example.com')
  await page.press('Disable account')
  await page.says('Every session ends at once')
  expect(server.asked('/api/admin/users/b1')).toEqual([])
  await page.press('Back')
  await page.press('Disable account')
  await page.press('Disable account')
  await page.says('bob@example.com is disabled; every session has ended.')
  expect(server.asked('/api/admin/users/b1')).toHaveLength(1)
  await page.leave()
})

test('nobody is offered to disable their own account', async () => {
  const page = await showPage('/admin')
  await page.press('Change ada@example.com')
  await page.find('dialog')
  expect(page.named('Disable account')).toBeUndefined()
  expect(page.named('Give Founder')).toBeDefined()
  await page.leave()
})

test('a refused action says why in the dialog and changes nothing', async () => {
  server.answers.set('/api/admin/users/b1', 'no network')
  const page = await showPage('/admin')
  await page.press('Change bob@example.com')
  await page.press('Give Pro')
  await page.says('Network error. Please check your connection. Nothing was changed.')
  expect(document.querySelector('dialog')).not.toBeNull()
  await page.leave()
})

test('a search shows what was found, and says when nobody was', async () => {
  const found = '/api/admin/users?query=zoe+%25&page=0'
  server.answers.set(found, { body: { users: [], total: 0, page: 0, pageSize: 25 } })
  const page = await showPage('/admin')
  await page.says('bob@example.com')
  await page.type('words', ' zoe % ')
  await page.submit()
  await page.says('No account has these words in its address or name.')
  await page.press('Show all')
  await page.says('bob@example.com')
  await page.leave()
})

test('older accounts are a press away', async () => {
  server.answers.set('/api/admin/users?query=&page=1', {
    body: { users: [{ ...BOB, email: 'old@example.com' }], total: 26, page: 1, pageSize: 25 },
  })
  const page = await showPage('/admin')
  await page.says('1–25 of 60')
  const pager = await page.find('nav[aria-label="Pages of accounts"]')
  await act(async () => pager.querySelectorAll('button')[1]?.click())
  await page.says('old@example.com')
  await page.says('26–26 of 26')
  await page.leave()
})
