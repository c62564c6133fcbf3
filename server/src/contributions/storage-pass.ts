import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { STORAGE_CLIENT, UPLOAD_LIMITS } from '@candi/contracts'
import { z } from 'zod'

const LIFE_MS = UPLOAD_LIMITS.passMinutes * 60_000

const claims = z.object({ uid: z.string(), expiresAt: z.number(), nonce: z.string() })

/** What a request says of itself. */
export interface PassHeaders {
  readonly authorization: string | undefined
  readonly appCheck: string | undefined
  readonly storageVersion: string | undefined
  readonly appId: string | undefined
}

/**
 * What lets one session write to the storage for a short while: a token that says for whom and until when, and an app
 * check that binds it to the session it was asked with. Neither is kept anywhere; both are signed.
 */
export class StoragePasses {
  constructor(
    private readonly secret: string,
    private readonly now: () => Date,
  ) {}

  issue(uid: string, session: string) {
    const expiresAt = this.now().getTime() + LIFE_MS
    const payload = Buffer.from(
      JSON.stringify({ uid, expiresAt, nonce: randomBytes(9).toString('base64url') }),
    ).toString('base64url')
    const token = `${payload}.${this.sign('token', payload)}`
    return {
      token,
      appCheck: this.appCheckOf(token, session),
      expiresAt: new Date(expiresAt).toISOString(),
    }
  }

  isValid(headers: PassHeaders, uid: string, session: string): boolean {
    const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1]
    if (token === undefined || session === '') return false
    if (headers.storageVersion !== STORAGE_CLIENT.version || headers.appId !== STORAGE_CLIENT.appId)
      return false
    const [payload = '', signature = ''] = token.split('.')
    if (!isSame(signature, this.sign('token', payload))) return false
    if (!isSame(headers.appCheck ?? '', this.appCheckOf(token, session))) return false
    const told = claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
    return told.success && told.data.uid === uid && told.data.expiresAt > this.now().getTime()
  }

  private appCheckOf(token: string, session: string): string {
    const digest = createHash('sha256').update(session).digest('base64url')
    return this.sign('app-check', `${token} ${digest} ${STORAGE_CLIENT.appId}`)
  }

  private sign(purpose: string, words: string): string {
    return createHmac('sha256', this.secret).update(`storage ${purpose}: ${words}`).digest('base64url')
  }
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The value of the session's cookie, which a pass is bound to; empty where there is none. */
export function sessionIn(cookies: string | undefined): string {
  for (const pair of (cookies ?? '').split(';')) {
    const [name = '', value = ''] = pair.trim().split(/=(.*)/s)
    if (name.replace(/^__Secure-/, '') === SESSION_COOKIE) return value
  }
  return ''
}

const SESSION_COOKIE = 'candi.session_token'
