import { LIMITS } from '@candi/contracts'
import type { Bucket } from '../store/attempts.ts'

/** What is tried, each with windows of its own: a forgotten password must not lock the registration. */
type Deed = 'login' | 'register' | 'forgot-password' | 'reset-password' | 'verification-email' | 'password'

/** Accounts that one client may make in a window: a workshop's or a school's worth, and no more mails than that. */
const ACCOUNTS_BY_CLIENT = 20

export const byAccount = (deed: Deed, account: string): Bucket => ({
  name: `${deed} by account ${account}`,
  most: LIMITS.authTries,
})
export const byClient = (deed: Deed, network: string): Bucket => ({
  name: `${deed} by client ${network}`,
  most: LIMITS.authTries,
})
/** Counts registrations that succeed too, which the other buckets forgive. */
export const accountsMadeBy = (network: string): Bucket => ({
  name: `accounts made by client ${network}`,
  most: ACCOUNTS_BY_CLIENT,
})
