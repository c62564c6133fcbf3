import type { Attempts } from '../store/attempts.ts'
import type { Database } from '../store/database.ts'
import type { AccountMail } from './account-mail.ts'
import type { Authentication } from './authentication.ts'

/** What every use of the account needs. */
export interface AccountTools {
  readonly database: Database
  readonly authentication: Authentication
  readonly attempts: Attempts
  readonly mail: AccountMail
  /** Under this name the tokens of an address are counted. */
  readonly usageSubject: (email: string) => string
  readonly now: () => Date
  /** Told of failures that the visitor is spared; must not log what they wrote. */
  readonly onFailure: (error: unknown) => void
  /** Removes the sound of a contributed recording. */
  readonly removeRecording: (id: string) => Promise<void>
  /** How long a registration waits for its letter to be handed over, before it goes on without. */
  readonly mailPatienceMs: number
}

/** Who asks: the network of the connection, and the cookie and program of the request. */
export interface Client {
  readonly network: string
  readonly headers: Headers
}
