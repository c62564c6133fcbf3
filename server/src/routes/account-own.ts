import { accountChangeSchema, accountDeletionSchema, passwordChangeSchema } from '@candi/contracts'
import { Hono } from 'hono'
import { changeAccount, changePassword } from '../accounts/change-account.ts'
import { deleteAccount } from '../accounts/delete-account.ts'
import { exportAccount } from '../accounts/export-account.ts'
import {
  type AccountRouteParts,
  answer,
  clientOf,
  FIELD_CODES,
  nothing,
  sessionBody,
} from './account-request.ts'
import { failure } from './failure.ts'
import { readBody } from './read-body.ts'

/** /api/account: change, password, export, delete; all of them for the signed-in account only. */
export function accountOwnRoutes({ tools, identify, trustedProxies }: AccountRouteParts) {
  return new Hono()
    .patch('/', async (context) => {
      const account = await identify(context.req.raw.headers)
      if (!account) return failure(context, 'signed-out')
      const body = await readBody(context, accountChangeSchema, FIELD_CODES)
      if (!body.ok) return failure(context, body.code)
      return answer(context, await changeAccount(tools, account, body.value), sessionBody)
    })
    .post('/password', async (context) => {
      const client = clientOf(context, trustedProxies)
      const account = await identify(client.headers)
      if (!account) return failure(context, 'signed-out')
      const body = await readBody(context, passwordChangeSchema, FIELD_CODES)
      if (!body.ok) return failure(context, body.code)
      return answer(context, await changePassword(tools, account, body.value, client), nothing)
    })
    .get('/export', async (context) => {
      const account = await identify(context.req.raw.headers)
      const held = account && (await exportAccount(tools, account))
      if (!held) return failure(context, 'signed-out')
      context.header('Content-Disposition', 'attachment; filename="candi-account.json"')
      return context.json(held)
    })
    .delete('/', async (context) => {
      const client = clientOf(context, trustedProxies)
      const account = await identify(client.headers)
      if (!account) return failure(context, 'signed-out')
      const body = await readBody(context, accountDeletionSchema, { password: 'wrong-password' })
      if (!body.ok) return failure(context, body.code)
      return answer(context, await deleteAccount(tools, account, body.value.password, client), nothing)
    })
}
