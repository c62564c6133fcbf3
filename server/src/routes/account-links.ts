import {
  forgotPasswordRequestSchema,
  resetPasswordRequestSchema,
  verifyEmailRequestSchema,
} from '@candi/contracts'
import { Hono } from 'hono'
import { requestReset, resetPassword } from '../accounts/reset-password.ts'
import { resendVerification, verifyEmail } from '../accounts/verify-email.ts'
import { type AccountRouteParts, answer, clientOf, FIELD_CODES, nothing } from './account-request.ts'
import { failure } from './failure.ts'
import { readBody } from './read-body.ts'

/** /api/account: verification-email, verify-email, forgot-password, reset-password. */
export function accountLinkRoutes({ tools, identify, trustedProxies }: AccountRouteParts) {
  return new Hono()
    .post('/verification-email', async (context) => {
      const client = clientOf(context, trustedProxies)
      const account = await identify(client.headers)
      if (!account) return failure(context, 'signed-out')
      return answer(context, await resendVerification(tools, account, client), nothing)
    })
    .post('/verify-email', async (context) => {
      const body = await readBody(context, verifyEmailRequestSchema, FIELD_CODES)
      if (!body.ok) return failure(context, body.code)
      return answer(context, await verifyEmail(tools, body.value.token), nothing)
    })
    .post('/forgot-password', async (context) => {
      const body = await readBody(context, forgotPasswordRequestSchema, FIELD_CODES)
      if (!body.ok) return failure(context, body.code)
      return answer(
        context,
        await requestReset(tools, body.value.email, clientOf(context, trustedProxies)),
        nothing,
      )
    })
    .post('/reset-password', async (context) => {
      const body = await readBody(context, resetPasswordRequestSchema, FIELD_CODES)
      if (!body.ok) return failure(context, body.code)
      return answer(
        context,
        await resetPassword(tools, body.value, clientOf(context, trustedProxies)),
        nothing,
      )
    })
}
