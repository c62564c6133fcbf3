import { LIMITS, shownName } from '@candi/contracts'
import type { Letter } from '../outside/mail.ts'

/** How long a verification link works. */
export const VERIFICATION_LINK_HOURS = 24

interface Wording {
  readonly subject: string
  readonly opening: string
  readonly button: string
  readonly closing: readonly string[]
}

const VERIFICATION: Wording = {
  subject: 'Verify your email for CANDI',
  opening: 'please confirm that this is your email address. One press, and your account is complete.',
  button: 'Verify my email',
  closing: [
    `The link works for ${VERIFICATION_LINK_HOURS} hours. After that, log in and ask for a new one.`,
    'You did not sign up for CANDI? Then do nothing: without the link this address stays unconfirmed.',
  ],
}

const RESET: Wording = {
  subject: 'Reset your CANDI password',
  opening: 'somebody, hopefully you, asked to reset the password of your CANDI account.',
  button: 'Choose a new password',
  closing: [
    `The link works once and expires after ${LIMITS.resetLinkMinutes / 60} hour. A new password logs you out everywhere else.`,
    'You did not ask for it? Then do nothing: your password stays as it is.',
  ],
}

export const verificationLetter = (to: string, name: string, link: string): Letter =>
  letter(VERIFICATION, to, name, link)
export const resetLetter = (to: string, name: string, link: string): Letter => letter(RESET, to, name, link)

function letter(
  { subject, opening, button, closing }: Wording,
  to: string,
  givenName: string,
  link: string,
): Letter {
  // Names from before links were refused in them may hold some, or nothing else.
  const name = shownName(givenName)
  const greeting = name === '' ? 'Hello,' : `Hello ${name},`
  const text = [greeting, opening, `${button}:\n${link}`, ...closing, 'CANDI'].join('\n\n')
  return {
    to,
    subject,
    text: `${text}\n`,
    html: page(subject, greeting, opening, button, closing, link),
    link,
  }
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

/** Colors carry light and dark; no pictures, so that nothing tells us when a mail is opened. */
function page(
  subject: string,
  greeting: string,
  opening: string,
  button: string,
  closing: readonly string[],
  link: string,
): string {
  const paragraph = (inner: string) => `<p style="margin:0 0 16px">${inner}</p>`
  const address = escapeHtml(link)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:700;letter-spacing:.08em">CANDI</p>
${paragraph(escapeHtml(greeting))}
${paragraph(escapeHtml(opening))}
<p style="margin:0 0 24px"><a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0b4f55;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(button)}</a></p>
${closing.map((sentence) => paragraph(escapeHtml(sentence))).join('\n')}
<p style="margin:24px 0 0;font-size:13px">If the button does nothing, copy this address into your browser:<br><span style="overflow-wrap:anywhere">${address}</span></p>
</div>
</body>
</html>
`
}
