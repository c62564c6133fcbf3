import { applySession, plainSession } from './account-session.ts'
import { type ApiResult, anyAnswer, callApi } from './call-api.ts'
import type { Schema } from './plain-schema.ts'

/** The answer as it came, to be kept as a file. */
const asItCame: Schema<unknown> = { safeParse: (data) => ({ success: true, data }) }

/** Changes the display name, and shows it everywhere at once. */
export async function changeName(displayName: string): Promise<ApiResult<unknown>> {
  const result = await callApi('/api/account', plainSession, { method: 'PATCH', body: { displayName } })
  if (result.ok) applySession(result.value.account)
  return result
}

/** Whether a founder's name may stand on the founder wall. */
export const setOnFounderWall = (onFounderWall: boolean) =>
  callApi('/api/account', anyAnswer, { method: 'PATCH', body: { onFounderWall } })

export const changePassword = (current: string, next: string) =>
  callApi('/api/account/password', anyAnswer, { method: 'POST', body: { current, next } })

/** Everything that the server holds of the account. */
export const exportAccount = () => callApi('/api/account/export', asItCame)

/** Deletes the account. Who is signed in is left to be asked anew, once the visitor is off guarded pages. */
export const deleteAccount = (password: string) =>
  callApi('/api/account', anyAnswer, { method: 'DELETE', body: { password } })
