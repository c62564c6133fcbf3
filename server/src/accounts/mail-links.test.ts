import { describe, expect, it } from 'vitest'
import { mailLink } from './mail-links.ts'

const NO_APPS = { iosBundleId: null, androidPackage: null }
const APPS = { iosBundleId: 'org.example.candi', androidPackage: 'org.example.candi.android' }
const parts = (link: string) => {
  const url = new URL(link)
  return [`${url.origin}${url.pathname}`, Object.fromEntries(url.searchParams)]
}

describe('a mailed link', () => {
  it('for verification continues to the plans', () => {
    expect(parts(mailLink('verification', 'a.b-c_d', 'https://candi.example', NO_APPS))).toEqual([
      'https://candi.example/verify-email',
      { token: 'a.b-c_d', continueUrl: 'https://candi.example/plans' },
    ])
  })

  it('for a reset continues to the login', () => {
    expect(parts(mailLink('reset', 'token', 'http://localhost:8787/', NO_APPS))).toEqual([
      'http://localhost:8787/reset-password',
      { token: 'token', continueUrl: 'http://localhost:8787/login' },
    ])
  })

  it('carries the settings of both mobile apps, Android from version 12, and forces no installation', () => {
    for (const kind of ['verification', 'reset'] as const) {
      const [, parameters] = parts(mailLink(kind, 'token', 'https://candi.example', APPS))
      expect(parameters).toEqual({
        token: 'token',
        continueUrl: `https://candi.example/${kind === 'reset' ? 'login' : 'plans'}`,
        ibi: 'org.example.candi',
        apn: 'org.example.candi.android',
        amv: '12',
      })
    }
  })
})
