import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, describe, expect, it } from 'vitest'
import { resetLetter } from '../accounts/letters.ts'
import { mailToFolder } from './mail-to-folder.ts'

const root = mkdtempSync(join(tmpdir(), 'candi-mail-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('mail without a mail server', () => {
  it('is a file that a mail program opens, readable by its owner only, and its link is said', async () => {
    const folder = join(root, 'mail')
    const said: string[] = []
    const send = mailToFolder(folder, 'CANDI <no-reply@localhost>', (sentence) => said.push(sentence))
    const link = 'http://localhost:8787/reset-password?token=abc'
    await send(resetLetter('ann@example.org', 'Ann', link))
    const [name = ''] = readdirSync(folder)
    expect(name).toMatch(/\.eml$/)
    const mail = await PostalMime.parse(readFileSync(join(folder, name)))
    expect(mail.to).toMatchObject([{ address: 'ann@example.org' }])
    expect(mail.subject).toBe('Reset your CANDI password')
    expect(mail.text).toContain(link)
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(said.join('\n')).toContain(link)
    expect(said.join('\n')).not.toContain('ann@example.org')
  })
})
