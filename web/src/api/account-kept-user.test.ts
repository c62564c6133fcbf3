import { beforeEach, expect, test } from 'vitest'
import { MARIA } from '../fixture/stub-account.ts'
import { forgetUser, keepUser, readKeptUser, USER_KEY } from './account-kept-user.ts'

const AT = new Date('2026-11-20T09:00:00.000Z')
beforeEach(() => localStorage.clear())

test('uid, email, displayName and lastLogin are kept under the user key, base64-encoded', () => {
  keepUser(MARIA, AT)
  const kept: unknown = JSON.parse(atob(localStorage.getItem(USER_KEY) ?? ''))
  expect(kept).toEqual({
    uid: 'u1',
    email: 'maria@example.com',
    displayName: 'Maria Gonzalez',
    lastLogin: '2026-11-20T09:00:00.000Z',
  })
})

test('a name in any script comes back as it was', () => {
  keepUser({ ...MARIA, displayName: 'Žofie 木村 🚗' }, AT)
  expect(readKeptUser()?.displayName).toBe('Žofie 木村 🚗')
})

test('a reload keeps the time of the last login; another account has its own', () => {
  keepUser(MARIA, AT)
  keepUser({ ...MARIA, displayName: 'Maria G.' })
  expect(readKeptUser()).toMatchObject({ displayName: 'Maria G.', lastLogin: '2026-11-20T09:00:00.000Z' })
  keepUser({ ...MARIA, uid: 'u2' })
  expect(readKeptUser()?.lastLogin).not.toBe('2026-11-20T09:00:00.000Z')
})

test('a damaged copy is no copy, and a forgotten one is gone', () => {
  localStorage.setItem(USER_KEY, '%%%')
  expect(readKeptUser()).toBeUndefined()
  localStorage.setItem(USER_KEY, btoa('{"uid":1}'))
  expect(readKeptUser()).toBeUndefined()
  keepUser(MARIA, AT)
  forgetUser()
  expect(localStorage.getItem(USER_KEY)).toBeNull()
})
