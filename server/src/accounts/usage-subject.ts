import { createHmac } from 'node:crypto'
import { mailboxOf } from './mailbox.ts'

/**
 * Under this name the tokens of an account are counted: a keyed hash of its mailbox and not its id, so that what was
 * spent stays spent until the period ends, also for whoever deletes the account and registers again. Nobody can read
 * the address from it.
 */
export const usageSubject = (secret: string, email: string): string =>
  `mailbox:${createHmac('sha256', secret)
    .update(`tokens:${mailboxOf(email)}`)
    .digest('base64url')}`
