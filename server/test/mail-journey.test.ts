import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { mailBySmtp } from '../src/outside/mail-by-smtp.ts'
import { accountServer, Browser, refusalOf } from './account-server.ts'
import { onBothDatabases } from './both-databases.ts'
import { startMailServer } from './mail-server.ts'

const APPS = {
  iosBundleId: 'org.example.candi',
  iosTeamId: null,
  androidPackage: 'org.example.candi',
  androidCertificates: [],
}

/** When a signed token was made and when it ends, in seconds since 1970. */
const lifeOf = (token: string) =>
  z
    .object({ iat: z.number(), exp: z.number() })
    .parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))

onBothDatabases('letters of the account, through a real mail server', (open) => {
  let post: Awaited<ReturnType<typeof startMailServer>> | undefined
  let mail: ReturnType<typeof mailBySmtp> | undefined
  beforeAll(async () => {
    post = await startMailServer()
    mail = mailBySmtp({ url: post.url, from: 'CANDI <no-reply@candi.example>' })
  })
  afterAll(async () => {
    mail?.close()
    await post?.stop()
  })
  const started = () => {
    if (!mail) throw new Error('The mail server is not open yet.')
    const server = accountServer(open().database, { send: mail.send, mobileApps: APPS })
    return { browser: new Browser(server), other: () => new Browser(server) }
  }
  /** The link of the next letter, as its reader would press it. */
  const nextLink = async () => {
    const letter = await post?.nextMail()
    const [link = ''] = /https:\S+/.exec(letter?.text ?? '') ?? []
    return { letter, link: new URL(link) }
  }

  it('verify an address: the link continues to the plans and carries the mobile app settings', async () => {
    const { browser } = started()
    await browser.register('journey@example.org')
    const { letter, link } = await nextLink()
    expect(letter?.to).toMatchObject([{ address: 'journey@example.org' }])
    expect(`${link.origin}${link.pathname}`).toBe('https://candi.example/verify-email')
    const { token = '', ...parameters } = Object.fromEntries(link.searchParams)
    expect(parameters).toEqual({
      continueUrl: 'https://candi.example/plans',
      ibi: 'org.example.candi',
      apn: 'org.example.candi',
      amv: '12',
    })
    const { iat, exp } = lifeOf(token)
    expect(exp - iat).toBe(24 * 60 * 60)
    await browser.post('verify-email', { token })
    expect(await browser.account()).toMatchObject({ emailVerified: true })
  })

  it('reset a password: the link continues to the login and works once', async () => {
    const { browser, other } = started()
    await browser.register('reset-journey@example.org')
    await nextLink()
    await other().post('forgot-password', { email: 'reset-journey@example.org' })
    const { link } = await nextLink()
    expect(`${link.origin}${link.pathname}`).toBe('https://candi.example/reset-password')
    const { token, ...parameters } = Object.fromEntries(link.searchParams)
    expect(parameters).toEqual({
      continueUrl: 'https://candi.example/login',
      ibi: 'org.example.candi',
      apn: 'org.example.candi',
      amv: '12',
    })
    expect((await other().post('reset-password', { token, password: 'new horse' })).status).toBe(200)
    expect(
      await refusalOf(await other().post('reset-password', { token, password: 'newer horse' })),
    ).toMatchObject({ code: 'link-invalid' })
    expect((await other().login('reset-journey@example.org', 'new horse')).status).toBe(200)
  })
})
