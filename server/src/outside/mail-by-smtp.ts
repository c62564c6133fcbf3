import { createTransport } from 'nodemailer'
import type { SendMail } from './mail.ts'

const CONNECT_MS = 10_000
const SILENCE_MS = 20_000
const CONNECTIONS = 4

/** Mail through the operator's server: `smtp://` (STARTTLS where offered) or `smtps://`, with user and password inside. */
export function mailBySmtp(
  settings: { readonly url: string; readonly from: string },
  limits = { connectMs: CONNECT_MS, silenceMs: SILENCE_MS },
): { readonly send: SendMail; readonly close: () => void } {
  const transport = createTransport({
    url: settings.url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    socketTimeout: limits.silenceMs,
    // A letter is words of ours alone: nothing in it may make the server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, text, html }) => {
      await transport.sendMail({
        from: settings.from,
        // As an object: an address can never be read as a list of several.
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}
