import type { LoginRequest, RegisterRequest } from '@candi/contracts'
import { applySession, leaveSession, plainSession, reloadSession } from './account-session.ts'
import { type ApiResult, anyAnswer, callApi } from './call-api.ts'

const post = (path: string, body?: unknown) => callApi(path, anyAnswer, { method: 'POST', body })

async function enter(path: string, body: unknown): Promise<ApiResult<{ emailVerified: boolean }>> {
  const result = await callApi(path, plainSession, { method: 'POST', body })
  if (!result.ok) return result
  applySession(result.value.account, new Date())
  return { ok: true, value: { emailVerified: result.value.account?.emailVerified ?? false } }
}

export const logIn = (request: LoginRequest) => enter('/api/account/login', request)
export const register = (request: RegisterRequest) => enter('/api/account/register', request)

/** Ends the session here and on the server; the browser's copy goes only when the server has let go. */
export async function logOut(): Promise<ApiResult<undefined>> {
  const result = await post('/api/account/logout', {})
  if (result.ok) leaveSession()
  return result
}

export const forgotPassword = (email: string) => post('/api/account/forgot-password', { email })
export const resetPassword = (token: string, password: string) =>
  post('/api/account/reset-password', { token, password })
export const sendVerificationEmail = () => post('/api/account/verification-email')

export async function verifyEmail(token: string): Promise<ApiResult<undefined>> {
  const result = await post('/api/account/verify-email', { token })
  if (result.ok) await reloadSession()
  return result
}
