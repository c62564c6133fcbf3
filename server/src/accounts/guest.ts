import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { generateSignedCookie, getSignedCookie } from 'hono/cookie'

const GUEST_COOKIE = 'candi.guest'
/** A window may run eight hours from its last turn of the day; the salt behind it is gone after two days. */
const COOKIE_SECONDS = 24 * 60 * 60

/** Knows guests again by a signed cookie that holds nothing but a random number. */
export class GuestCookies {
  private readonly key: string

  constructor(
    secret: string,
    private readonly areCookiesSecure: boolean,
  ) {
    // A signature of ours is good for nothing else that the server's secret signs.
    this.key = `${secret}:guest`
  }

  /** The number in the cookie; null where there is none or where it is not signed by us. */
  async read(context: Context): Promise<string | null> {
    return (await getSignedCookie(context, this.key, GUEST_COOKIE)) || null
  }

  /** A number for a guest who has none yet. */
  make(): string {
    return randomBytes(16).toString('base64url')
  }

  /** The Set-Cookie header that keeps the number, a day from now on. */
  header(guestId: string): Promise<string> {
    return generateSignedCookie(GUEST_COOKIE, guestId, this.key, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: this.areCookiesSecure,
      maxAge: COOKIE_SECONDS,
    })
  }
}
