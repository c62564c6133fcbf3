import { createServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { startMailServer } from '../../test/mail-server.ts'
import { resetLetter, verificationLetter } from '../accounts/letters.ts'
import { mailBySmtp } from './mail-by-smtp.ts'

const FROM = 'CANDI <no-reply@candi.example>'
const LINK = 'https://candi.example/verify-email?token=abc&continueUrl=https%3A%2F%2Fcandi.example%2Fplans'
const letter = verificationLetter('ann@example.org', 'Ann', LINK)
const opened: (() => unknown)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

const connected = (url: string, limits?: { connectMs: number; silenceMs: number }) => {
  const mail = mailBySmtp({ url, from: FROM }, limits)
  opened.push(mail.close)
  return mail
}
const serving = async (options = {}) => {
  const server = await startMailServer(options)
  opened.push(server.stop)
  return server
}

describe('mail by SMTP', () => {
  it('arrives with sender, subject, and the link in its text and in its HTML', async () => {
    const server = await serving()
    await connected(server.url).send(letter)
    const mail = await server.nextMail()
    expect(mail.from).toMatchObject({ name: 'CANDI', address: 'no-reply@candi.example' })
    expect(mail.to).toMatchObject([{ address: 'ann@example.org' }])
    expect(mail.subject).toBe('Verify your email for CANDI')
    expect(mail.text).toContain(LINK)
    expect(mail.html).toContain(`href="${LINK.replaceAll('&', '&#38;')}"`)
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  })

  it('logs in with the user and the password of the address', async () => {
    const tried: unknown[] = []
    const server = await serving({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (
        { username, password }: { username?: string; password?: string },
        _: unknown,
        done: (error: null, answer: { user: string }) => void,
      ) => {
        tried.push([username, password])
        done(null, { user: 'candi' })
      },
    })
    await connected(`smtp://candi:p%40ss@127.0.0.1:${server.port}`).send(letter)
    await server.nextMail()
    expect(tried).toEqual([['candi', 'p@ss']])
  })

  it.each(['ann@example.org, eve@example.org', 'ann@example.org\r\nBcc: eve@example.org'])(
    'goes to nobody where an address hides a second one: %j',
    async (to) => {
      const accepted: string[] = []
      const server = await serving({
        onRcptTo: ({ address }: { address: string }, _: unknown, done: () => void) => {
          accepted.push(address)
          done()
        },
      })
      await expect(connected(server.url).send({ ...letter, to })).rejects.toMatchObject({ code: 'EENVELOPE' })
      expect(accepted).toEqual([])
    },
  )

  it('rejects when the server refuses the recipient', async () => {
    const server = await serving({
      onRcptTo: (_: unknown, __: unknown, done: (error: Error) => void) => done(new Error('no such mailbox')),
    })
    await expect(connected(server.url).send(letter)).rejects.toMatchObject({ code: 'EENVELOPE' })
  })

  it('rejects when nobody listens', async () => {
    const server = await serving()
    await server.stop()
    await expect(connected(server.url).send(letter)).rejects.toMatchObject({ code: 'ESOCKET' })
  })

  it('rejects when the server takes the connection and says nothing', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    opened.push(() => silent.close())
    const address = silent.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const mail = connected(`smtp://127.0.0.1:${port}`, { connectMs: 100, silenceMs: 100 })
    await expect(mail.send(letter)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  })
})

describe('the words of a letter', () => {
  it('keep a name from becoming markup', () => {
    const { html } = verificationLetter('ann@example.org', 'Ann & "Bob" <i>', LINK)
    expect(html).toContain('Hello Ann &#38; &#34;Bob&#34; i,')
    expect(html).not.toContain('<i>')
  })

  it('say that a verification link works for 24 hours and that a reset link expires after 1 hour', () => {
    expect(letter.text).toContain('works for 24 hours')
    expect(resetLetter('ann@example.org', 'Ann', LINK).text).toContain('expires after 1 hour')
  })

  it('load no picture, so that nobody learns when they are read', () => {
    expect(letter.html).not.toMatch(/<img|background-image|url\(/)
  })
})
