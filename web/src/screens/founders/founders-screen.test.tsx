import { beforeEach, expect, test } from 'vitest'
import { showPage } from '../../fixture/show-page.tsx'
import { stubAccount } from '../../fixture/stub-account.ts'

let server: ReturnType<typeof stubAccount>
beforeEach(() => {
  localStorage.clear()
  server = stubAccount()
})

test('the names stand in the order in which the founders came', async () => {
  server.answers.set('/api/founders', {
    body: {
      founders: [
        { name: 'Ann Early', since: '2026-01-02' },
        { name: 'Bob Later', since: '2026-03-04' },
      ],
    },
  })
  const page = await showPage('/founders')
  await page.says('Bob Later')
  expect([...document.querySelectorAll('.wall-names b')].map((name) => name.textContent)).toEqual([
    'Ann Early',
    'Bob Later',
  ])
  expect(document.querySelector('time')?.dateTime).toBe('2026-01-02')
  await page.leave()
})

test('an empty wall says how a name comes here', async () => {
  server.answers.set('/api/founders', { body: { founders: [] } })
  const page = await showPage('/founders')
  await page.says('Room for the first name.')
  await page.says('with one tick')
  await page.leave()
})

test('a wall that cannot be read says so and is read again on a press', async () => {
  server.answers.set('/api/founders', 'no network')
  const page = await showPage('/founders')
  await page.says('Network error. Please check your connection. The names are safe with us.')
  server.answers.set('/api/founders', { body: { founders: [{ name: 'Ann', since: '2026-01-02' }] } })
  await page.press('Try again')
  await page.says('Jan 2, 2026')
  await page.leave()
})
