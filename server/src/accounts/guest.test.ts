import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { GuestCookies } from './guest.ts'

const SECRET = 'a secret of at least 32 characters'

/** What these cookies read from a request that sends `header`. */
async function readBy(cookies: GuestCookies, header: string): Promise<string | null> {
  let found: string | null = null
  const app = new Hono().get('/', async (context) => {
    found = await cookies.read(context)
    return context.text('')
  })
  await app.request('/', { headers: { cookie: header } })
  return found
}

describe('the cookie of a guest', () => {
  it('gives back the number that was put into it', async () => {
    const cookies = new GuestCookies(SECRET, false)
    const header = (await cookies.header('number')).split(';')[0] ?? ''
    expect(await readBy(cookies, header)).toBe('number')
  })

  it('is not believed unsigned, changed, or signed with another secret', async () => {
    const cookies = new GuestCookies(SECRET, false)
    const [name = '', value = ''] = ((await cookies.header('number')).split(';')[0] ?? '').split('=')
    const foreign = (await new GuestCookies(`${SECRET}!`, false).header('number')).split(';')[0] ?? ''
    for (const header of [`${name}=number`, `${name}=other${value.slice('number'.length)}`, foreign, ''])
      expect(await readBy(cookies, header)).toBeNull()
  })

  it('travels by https only where visitors reach us by https', async () => {
    expect(await new GuestCookies(SECRET, true).header('number')).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
    expect(await new GuestCookies(SECRET, false).header('number')).not.toContain('Secure')
  })

  it('holds 128 random bits', () => {
    const cookies = new GuestCookies(SECRET, false)
    expect(Buffer.from(cookies.make(), 'base64url')).toHaveLength(16)
    expect(cookies.make()).not.toBe(cookies.make())
  })
})
