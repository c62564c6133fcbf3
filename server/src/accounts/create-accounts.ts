import type { Hono } from 'hono'
import type { SendMail } from '../outside/mail.ts'
import { accountRoute } from '../routes/account.ts'
import { type AppLinks, wellKnownRoute } from '../routes/well-known.ts'
import { Attempts } from '../store/attempts.ts'
import type { Database } from '../store/database.ts'
import { createAccountMail } from './account-mail.ts'
import { createAuthentication, type PasswordHashing } from './authentication.ts'
import { tidyAccounts } from './tidy-accounts.ts'
import { usageSubject } from './usage-subject.ts'
import { type Identify, identifyWith } from './visitor.ts'

export interface AccountParts {
  readonly database: Database
  /** Signs sessions, links and the hashes of tries. */
  readonly secret: string
  readonly send: SendMail
  /** Known once the server listens: mailed links begin with it. */
  readonly publicUrl: () => string
  /** Whether visitors reach us by https: their cookies then travel by it only. */
  readonly areCookiesSecure: boolean
  /** Left out: as they are kept in earnest. */
  readonly passwords?: PasswordHashing
  readonly mobileApps: AppLinks
  readonly trustedProxies: number
  readonly now: () => Date
  /** Removes the sound of a contributed recording. Left out: there are none. */
  readonly removeRecording?: (id: string) => Promise<void>
  readonly onFailure: (error: unknown) => void
  readonly mailPatienceMs?: number
}

export interface Accounts {
  /** Mounted at /api/account. */
  readonly routes: Hono
  /** Mounted at /.well-known. */
  readonly wellKnown: Hono
  readonly identify: Identify
  /** Deletes what counts no more; worth calling once an hour. */
  readonly tidy: () => Promise<void>
}

const noRecordings = async () => {}

/** Accounts, put together from their parts. */
export function createAccounts(parts: AccountParts): Accounts {
  const { database, secret, now, onFailure, mailPatienceMs = 3_000, removeRecording = noRecordings } = parts
  const authentication = createAuthentication(parts)
  const attempts = new Attempts(database, secret, now)
  const mail = createAccountMail({ ...parts, authentication })
  const identify = identifyWith(authentication)
  const tools = {
    database,
    authentication,
    attempts,
    mail,
    usageSubject: (email: string) => usageSubject(secret, email),
    now,
    onFailure,
    mailPatienceMs,
    removeRecording,
  }
  return {
    routes: accountRoute({ tools, identify, trustedProxies: parts.trustedProxies }),
    wellKnown: wellKnownRoute(parts.mobileApps),
    identify,
    tidy: () => tidyAccounts(database, attempts, now()),
  }
}
