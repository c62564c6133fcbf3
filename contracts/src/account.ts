import { z } from 'zod'
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
/** Angle brackets, script-like prefixes and inline handlers are no part of anybody's name, nor is a second line. */
const displayName = z
  .string()
  .transform((name) => sanitizeText(inOneLine(name)))
  .pipe(z.string().min(1).max(LIMITS.nameCharacters))

/** POST /api/account/register */
export const registerRequestSchema = z.object({ displayName, email, password })
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
  displayName: displayName.optional(),
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

/** Line breaks and other control characters become one space: a name stands in letters, where lines would be others' words. */
export const inOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')

/**
 * The sanitising helper of the specification, for names, descriptions and reasons: angle brackets, script-like
 * prefixes and inline-handler patterns are taken out, the rest is trimmed and cut to 1,000 characters. NUL goes too: no database of ours can
 * hold it.
 */
export function sanitizeText(text: string): string {
  return text
    .replaceAll('\0', '')
    .replace(/[<>]/g, '')
    .replace(/(?:javascript|vbscript|data)\s*:/gi, '')
    .replace(/\bon\w+\s*=/gi, '')
    .trim()
    .slice(0, LIMITS.sanitizedCharacters)
}
