import { LIMITS } from '@candi/contracts'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import type { Database } from '../store/database.ts'
import { credentials, sessions, users, verifications } from '../store/schema/index.ts'
import { findUser } from './users.ts'

const DAY_SECONDS = 24 * 60 * 60
/** A remembered session lasts so long after the last visit. */
const SESSION_DAYS = 30
/** Thrown where a disabled account would get a session; the routes know it by this code. */
export const DISABLED = 'USER_DISABLED'

/** How a password is kept and compared. */
export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (kept: { readonly hash: string; readonly password: string }) => Promise<boolean>
}

/**
 * better-auth as a library: passwords, sessions and their cookies. Its own HTTP handler is never mounted; our routes
 * call it and answer in our own words. Passwords are hashed with scrypt on node's thread pool, off the event loop.
 * Without its transactions a registration cut in two by a crash leaves an account without password, which the
 * reset link repairs; with them the embedded database's one connection would wait for each hash.
 */
export function createAuthentication(parts: {
  readonly database: Database
  readonly secret: string
  readonly areCookiesSecure: boolean
  /** Left out: better-auth's own, a tenth of a second of one core for each password. */
  readonly passwords?: PasswordHashing
}) {
  return betterAuth({
    appName: 'CANDI',
    baseURL: parts.areCookiesSecure ? 'https://localhost' : 'http://localhost',
    secret: parts.secret,
    database: drizzleAdapter(parts.database, {
      provider: 'pg',
      schema: { users, sessions, credentials, verifications },
    }),
    user: {
      modelName: 'users',
      additionalFields: {
        role: { type: ['user', 'admin'], input: false, defaultValue: 'user' },
        disabledAt: { type: 'date', input: false, required: false },
      },
    },
    session: { modelName: 'sessions', expiresIn: SESSION_DAYS * DAY_SECONDS, updateAge: DAY_SECONDS },
    account: { modelName: 'credentials' },
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: LIMITS.passwordCharacters,
      maxPasswordLength: LIMITS.passwordCharactersMost,
      revokeSessionsOnPasswordReset: true,
      password: parts.passwords,
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            const user = await findUser(parts.database, session.userId)
            if (user?.disabledAt) throw new APIError('FORBIDDEN', { code: DISABLED, message: DISABLED })
          },
        },
      },
    },
    advanced: {
      cookiePrefix: 'candi',
      useSecureCookies: parts.areCookiesSecure,
      ipAddress: { disableIpTracking: true },
    },
    // It would write addresses of visitors into its lines.
    logger: { disabled: true },
    telemetry: { enabled: false },
    // Counts by address and path only, and not at all for calls from code; ours is store/attempts.ts.
    rateLimit: { enabled: false },
  })
}

export type Authentication = ReturnType<typeof createAuthentication>
