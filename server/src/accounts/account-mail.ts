import { randomBytes } from 'node:crypto'
import { LIMITS } from '@candi/contracts'
import { createEmailVerificationToken } from 'better-auth/api'
import { verifyJWT } from 'better-auth/crypto'
import { z } from 'zod'
import type { SendMail } from '../outside/mail.ts'
import type { Authentication } from './authentication.ts'
import { resetLetter, VERIFICATION_LINK_HOURS, verificationLetter } from './letters.ts'
import { type MobileApps, mailLink } from './mail-links.ts'

interface Recipient {
  readonly uid: string
  readonly email: string
  readonly displayName: string
}

const verification = z.object({ uid: z.string(), email: z.string() })

/** The two letters of an account. Both reject when the mail could not be handed over. */
export interface AccountMail {
  sendVerification(recipient: Recipient): Promise<void>
  /** Which account and address the token of a verification link is for; null where it is too old or not ours. */
  readVerification(token: string): Promise<z.infer<typeof verification> | null>
  sendReset(recipient: Recipient): Promise<void>
}

/** Under this name better-auth looks for the token of a reset link. */
export const resetIdentifier = (token: string) => `reset-password:${token}`

export function createAccountMail(parts: {
  readonly authentication: Authentication
  readonly secret: string
  readonly send: SendMail
  readonly publicUrl: () => string
  readonly mobileApps: MobileApps
  readonly now: () => Date
}): AccountMail {
  const linkTo = (kind: 'verification' | 'reset', token: string) =>
    mailLink(kind, token, parts.publicUrl(), parts.mobileApps)
  return {
    async sendVerification({ uid, email, displayName }) {
      const seconds = VERIFICATION_LINK_HOURS * 60 * 60
      const token = await createEmailVerificationToken(parts.secret, email, undefined, seconds, { uid })
      await parts.send(verificationLetter(email, displayName, linkTo('verification', token)))
    },
    async readVerification(token) {
      const read = verification.safeParse(await verifyJWT(token, parts.secret))
      return read.success ? read.data : null
    },
    async sendReset({ uid, email, displayName }) {
      const token = randomBytes(24).toString('base64url')
      const { internalAdapter } = await parts.authentication.$context
      await internalAdapter.createVerificationValue({
        identifier: resetIdentifier(token),
        value: uid,
        expiresAt: new Date(parts.now().getTime() + LIMITS.resetLinkMinutes * 60_000),
      })
      await parts.send(resetLetter(email, displayName, linkTo('reset', token)))
    },
  }
}
