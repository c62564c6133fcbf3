import { z } from 'zod'
import { displayNameSchema } from './display-name.ts'
import { LIMITS } from './limits.ts'

/** The signed-in user as the browser knows them. */
export const accountSchema = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  emailVerified: z.boolean(),
  role: z.enum(['user', 'admin']),
})
export type Account = z.infer<typeof accountSchema>

/** GET /api/account/session, and the answer of register and login. */
export const sessionSchema = z.object({ account: accountSchema.nullable() })
export type Session = z.infer<typeof sessionSchema>

const email = z.string().trim().toLowerCase().max(LIMITS.emailCharacters).pipe(z.email())
const password = z.string().min(LIMITS.passwordCharacters).max(LIMITS.passwordCharactersMost)

/** POST /api/account/register */
export const registerRequestSchema = z.object({ displayName: displayNameSchema, email, password })
export type RegisterRequest = z.infer<typeof registerRequestSchema>

/** POST /api/account/login. Without `remember` the session ends with the browser. */
export const loginRequestSchema = z.object({ email, password, remember: z.boolean() })
export type LoginRequest = z.infer<typeof loginRequestSchema>

/** POST /api/account/forgot-password */
export const forgotPasswordRequestSchema = z.object({ email })
/** POST /api/account/reset-password: the token of the mailed link. */
export const resetPasswordRequestSchema = z.object({
  token: z
    .string()
    .regex(/^[\w-]+$/)
    .max(512),
  password,
})
/** POST /api/account/verify-email: the token of the mailed link. */
export const verifyEmailRequestSchema = z.object({ token: z.string().min(1).max(2_048) })
/** POST /api/account/verification-email has no body; it needs a session. */
/** PATCH /api/account */
export const accountChangeSchema = z.object({
  displayName: displayNameSchema.optional(),
  /** Whether a founder's name may stand on the founder wall. */
  onFounderWall: z.boolean().optional(),
})
/** POST /api/account/password */
export const passwordChangeSchema = z.object({
  current: z.string().max(LIMITS.passwordCharactersMost),
  next: password,
})
/** DELETE /api/account */
export const accountDeletionSchema = z.object({ password: z.string().max(LIMITS.passwordCharactersMost) })
