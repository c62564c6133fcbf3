import { join } from 'node:path'
import type { SendMail } from './mail.ts'
import { mailBySmtp } from './mail-by-smtp.ts'
import { mailToFolder } from './mail-to-folder.ts'

/** Mail by the operator's server, or into a folder where none is set up; then the console says each link. */
export function mailFor(
  settings: { readonly smtpUrl: string | null; readonly mailFrom: string; readonly dataFolder: string },
  say: (sentence: string) => void,
): { readonly send: SendMail; readonly close: () => void } {
  if (settings.smtpUrl !== null) return mailBySmtp({ url: settings.smtpUrl, from: settings.mailFrom })
  return { send: mailToFolder(join(settings.dataFolder, 'mail'), settings.mailFrom, say), close: () => {} }
}
