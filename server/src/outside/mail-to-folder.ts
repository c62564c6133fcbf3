import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { SendMail } from './mail.ts'

/**
 * Mail without a mail server, for a newcomer or a developer: each letter is a file that any mail program opens, and
 * its link is said on the console. A file appears whole, under its last name, or not at all.
 */
export function mailToFolder(folder: string, from: string, say: (sentence: string) => void): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async ({ to, subject, text, html, link }) => {
    const { message } = await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
    const path = join(folder, name)
    await writeFile(`${path}.part`, message, { mode: 0o600 })
    await rename(`${path}.part`, path)
    say(`No mail server is set up, so "${subject}" was written to ${path}`)
    say(`  Its link: ${link}`)
  }
}
