import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { Browser } from '../../test/account-server.ts'
import { onBothDatabases } from '../../test/both-databases.ts'
import { Contributor, contributionServer, requestFor } from '../../test/contribution-server.ts'
import { adminCommand } from '../command-line/admin-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'candi-hostile-strings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Every request that writes or looks up a text, as the pages send it. `:text` in an address is a text too. */
const REQUESTS: readonly (readonly [string, string, unknown])[] = [
  [
    'POST',
    '/api/account/register',
    { displayName: 'Ann', email: 'ann@example.org', password: 'correct horse' },
  ],
  ['POST', '/api/account/login', { email: 'ann@example.org', password: 'correct horse', remember: true }],
  ['POST', '/api/account/forgot-password', { email: 'ann@example.org' }],
  ['POST', '/api/account/reset-password', { token: 'token', password: 'correct horse' }],
  ['POST', '/api/account/verify-email', { token: 'token' }],
  ['PATCH', '/api/account', { displayName: 'Ann', onFounderWall: true }],
  ['POST', '/api/account/password', { current: 'wrong horse', next: 'new horse' }],
  ['DELETE', '/api/account', { password: 'wrong horse' }],
  ['POST', '/api/admin/users/:text', { action: 'disable', reason: 'why' }],
  ['GET', '/api/admin/users?query=:text', undefined],
  ['GET', '/api/admin/audit?page=:text', undefined],
  ['POST', '/api/contributions', { ...requestFor(1_000), phone: 'Pixel', beforeRecording: 'earlier' }],
  ['GET', '/api/contributions/:text/sound', undefined],
  ['DELETE', '/api/contributions/:text', undefined],
  ['GET', '/api/contributions/:text/content', undefined],
  ['POST', '/api/admin/contributions/:text', { action: 'reject', reason: 'why' }],
  ['GET', '/api/admin/contributions/:text/sound', undefined],
  ['GET', '/api/admin/contributions/:text/waveform', undefined],
  ['POST', '/api/webhooks/payment', { id: 'evt', type: 'checkout.session.completed' }],
]

const BY_STRANGERS: readonly string[] = [
  'register',
  'login',
  'forgot-password',
  'reset-password',
  'verify-email',
].map((name) => `/api/account/${name}`)

/** The places of all texts in a body. */
function placesOf(value: unknown, before: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value === 'string') return [before]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => placesOf(inner, [...before, name]))
}

/** The body with another text in one place. */
function withText(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text
  const held = value as Readonly<Record<string, unknown>>
  return { ...held, [name]: withText(held[name], rest, text) }
}

const IN_ADDRESS = ['the address'] as const
const TARGETS = REQUESTS.flatMap(([method, path, body]) =>
  [...placesOf(body), ...(path.includes(':text') ? [IN_ADDRESS] : [])].map((place) => ({
    method,
    path,
    body,
    place,
  })),
)
const NASTY = ['\0', 'Ann\0', '\ud800', 'x\udfff', 'x'.repeat(100_000)]

onBothDatabases('a text of any kind in any place', (open) => {
  it('is taken or refused, and never a failure of ours', async () => {
    const server = contributionServer(open().database, join(folder, open().kind))
    const signedIn = await Contributor.signUp(server, 'hostile@example.org')
    await adminCommand(open().database, ['make-admin', 'hostile@example.org'], server.clock.now)
    const statusOf = async (target: (typeof TARGETS)[number], text: string) => {
      // Each try in a window of its own: a lock would answer in place of the route.
      server.clock.now = new Date(server.clock.now.getTime() + 16 * 60_000)
      const { method, place } = target
      const isInAddress = place === IN_ADDRESS
      // An address holds no half characters, and no line of a request is so long.
      const spelled = isInAddress ? encodeURIComponent(text.replace(/\p{Cs}/gu, '?').slice(0, 2_000)) : 'x'
      const body = target.body === undefined || isInAddress ? target.body : withText(target.body, place, text)
      const path = target.path.replace(':text', spelled)
      if (BY_STRANGERS.includes(path)) return (await new Browser(server).send(method, path, body)).status
      if (path.startsWith('/api/contributions')) await signedIn.takePass()
      return (await signedIn.send(method, path, body, signedIn.passHeaders())).status
    }
    const failed: unknown[] = []
    const send = async (target: (typeof TARGETS)[number], text: string) => {
      const status = await statusOf(target, text)
      if (status >= 500 && status !== 503)
        failed.push([
          status,
          target.method,
          target.path,
          target.place.join('.'),
          JSON.stringify(text).slice(0, 40),
        ])
    }
    for (const target of TARGETS) for (const text of NASTY) await send(target, text)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...TARGETS),
        fc.string({ unit: 'binary', maxLength: 30 }),
        async (target, text) => {
          await send(target, text)
        },
      ),
      { numRuns: 60 },
    )
    expect(failed).toEqual([])
    expect(server.failures).toEqual([])
  }, 300_000)
})
