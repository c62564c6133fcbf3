import type { Account } from '@candi/contracts'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Identify } from '../accounts/visitor.ts'
import type { CompleteUpload } from '../contributions/complete-upload.ts'
import type { ContributionTools } from '../contributions/contribution-tools.ts'
import { ownContributions } from '../contributions/own-contributions.ts'
import { type StoragePasses, sessionIn } from '../contributions/storage-pass.ts'
import { withdraw } from '../contributions/withdraw.ts'
import { findOwn } from '../store/contributions.ts'
import { openCase } from '../store/earned-cases.ts'
import { contributionUploadRoutes } from './contribution-upload.ts'
import { failure } from './failure.ts'
import { sendSound } from './send-sound.ts'

type Signed = { Variables: { account: Account } }

/** /api/contributions: giving recordings, following, hearing and withdrawing them, and the case they earn. */
export function contributionsRoute(parts: {
  readonly tools: ContributionTools
  readonly complete: CompleteUpload
  readonly identify: Identify
  readonly passes: StoragePasses
}): Hono {
  const { tools, complete, identify, passes } = parts
  const { database, storage, now } = tools
  const withPass: MiddlewareHandler<Signed> = async (context, next) => {
    const told = {
      authorization: context.req.header('authorization'),
      appCheck: context.req.header('x-app-check'),
      storageVersion: context.req.header('x-storage-version'),
      appId: context.req.header('x-app-id'),
    }
    const session = sessionIn(context.req.header('cookie'))
    if (!passes.isValid(told, context.get('account').uid, session)) return failure(context, 'pass-invalid')
    return next()
  }
  const route = new Hono<Signed>()
  route.use(async (context, next) => {
    const account = await identify(context.req.raw.headers)
    if (account === null) return failure(context, 'signed-out')
    context.set('account', account)
    return next()
  })
  route.post('/pass', (context) =>
    context.json(passes.issue(context.get('account').uid, sessionIn(context.req.header('cookie')))),
  )
  route.get('/', async (context) =>
    context.json(await ownContributions(database, context.get('account').uid, now())),
  )
  route.post('/case', withPass, async (context) => {
    const { uid } = context.get('account')
    if (!(await openCase(database, uid, now()))) return failure(context, 'not-enough-recordings')
    return context.json(await ownContributions(database, uid, now()))
  })
  route.get('/:id/sound', async (context) => {
    const row = await findOwn(database, context.get('account').uid, context.req.param('id'))
    return sendSound(context, storage, row)
  })
  route.delete('/:id', withPass, async (context) => {
    const outcome = await withdraw(tools, context.get('account').uid, context.req.param('id'))
    return outcome.ok ? context.json({}) : failure(context, outcome.code)
  })
  return new Hono().route('/', route.route('/', contributionUploadRoutes(tools, complete, withPass)))
}
