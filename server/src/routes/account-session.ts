import { loginRequestSchema, registerRequestSchema } from '@candi/contracts'
import { Hono } from 'hono'
import { endSession } from '../accounts/end-session.ts'
import { logIn } from '../accounts/log-in.ts'
import { done } from '../accounts/outcome.ts'
import { register } from '../accounts/register.ts'
import { accountOf } from '../accounts/visitor.ts'
import { type AccountRouteParts, answer, clientOf, FIELD_CODES, sessionBody } from './account-request.ts'
import { failure } from './failure.ts'
import { readBody } from './read-body.ts'

/** /api/account: register, login, logout, session. */
export function accountSessionRoutes({ tools, trustedProxies }: AccountRouteParts) {
  return new Hono()
    .post('/register', async (context) => {
      const body = await readBody(context, registerRequestSchema, FIELD_CODES)
      if (!body.ok) return failure(context, body.code)
      return answer(
        context,
        await register(tools, body.value, clientOf(context, trustedProxies)),
        sessionBody,
      )
    })
    .post('/login', async (context) => {
      const body = await readBody(context, loginRequestSchema, FIELD_CODES)
      if (!body.ok) return failure(context, body.code)
      return answer(context, await logIn(tools, body.value, clientOf(context, trustedProxies)), sessionBody)
    })
    .post('/logout', async (context) => {
      const cookies = await endSession(tools, clientOf(context, trustedProxies))
      return answer(context, done(null, cookies), sessionBody)
    })
    .get('/session', async (context) => {
      const { headers, response } = await tools.authentication.api.getSession({
        headers: clientOf(context, trustedProxies).headers,
        returnHeaders: true,
      })
      const account = response && !response.user.disabledAt ? accountOf(response.user) : null
      return answer(context, done(account, headers.getSetCookie()), sessionBody)
    })
}
