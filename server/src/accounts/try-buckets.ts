import { type Account, LIMITS } from '@candi/contracts'
import type { Bucket } from '../store/attempts.ts'
import type { Client } from './account-tools.ts'
import { mailboxOf } from './mailbox.ts'

/** What is tried, each with windows of its own: a forgotten password must not lock the registration. */
type Deed = 'login' | 'register' | 'forgot-password' | 'reset-password' | 'verification-email' | 'password'

/** Accounts that one client may make in a window: a workshop's or a school's worth, and no more mails than that. */
const ACCOUNTS_BY_CLIENT = 20
/** A share of other buckets is counted, and never full by itself. */
const UNBOUNDED = 1_000_000

/** An account by its address; one mailbox is one, whichever of its aliases is written. */
export const byMailbox = (deed: Deed, email: string): Bucket => ({
  name: `${deed} by account ${mailboxOf(email)}`,
  most: LIMITS.authTries,
})
export const byClient = (deed: Deed, network: string): Bucket => ({
  name: `${deed} by client ${network}`,
  most: LIMITS.authTries,
})
/** How many of a client's tries were at one account: what a proof for that account forgives the client. */
export const byMailboxAndClient = (deed: Deed, email: string, network: string): Bucket => ({
  name: `${deed} by account ${mailboxOf(email)} and client ${network}`,
  most: UNBOUNDED,
})
/** Counts registrations that succeed too, which the other buckets forgive. */
export const accountsMadeBy = (network: string): Bucket => ({
  name: `accounts made by client ${network}`,
  most: ACCOUNTS_BY_CLIENT,
})
/** Each brings a letter: deleting and registering again must not fill a mailbox. */
export const accountsMadeFor = (email: string): Bucket => ({
  name: `accounts made for ${mailboxOf(email)}`,
  most: LIMITS.authTries,
})

/** Tries at the password of a signed-in account, to change or delete it. */
export const triesAtPassword = ({ uid }: Pick<Account, 'uid'>, { network }: Pick<Client, 'network'>) => [
  { name: `password by account ${uid}`, most: LIMITS.authTries },
  byClient('password', network),
]
