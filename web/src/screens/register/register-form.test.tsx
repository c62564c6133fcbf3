import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { hydrate } from '../../fixture/hydrate.tsx'
import { newVisitorEachTest } from '../../fixture/new-visitor.ts'
import { RegisterForm } from './register-form.tsx'

const server = newVisitorEachTest()

test('what was typed and ticked before the page answered counts: the account is made', async () => {
  const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  const leave = await hydrate(
    <MemoryRouter>
      <RegisterForm onEntering={() => undefined} enterAfter={() => undefined} />
    </MemoryRouter>,
    () => {
      const typed = {
        displayName: 'Maria',
        email: 'maria@example.com',
        password: 'secret1',
        confirmPassword: 'secret1',
      }
      for (const [name, value] of Object.entries(typed)) Object.assign(field(name) ?? {}, { value })
      Object.assign(field('terms') ?? {}, { checked: true })
    },
  )
  expect(document.querySelector('button[type="submit"]')?.getAttribute('aria-disabled')).toBe('false')
  await act(async () =>
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  )
  expect(field('terms')?.checked).toBe(true)
  expect(server.asked('/api/account/register')[0]?.body).toEqual({
    displayName: 'Maria',
    email: 'maria@example.com',
    password: 'secret1',
  })
  await leave()
})
