import { type Account, contributionRequestSchema, UPLOAD_LIMITS, type UploadProgress } from '@candi/contracts'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { Outcome } from '../accounts/outcome.ts'
import { ArrivingBytes } from '../contributions/arriving-bytes.ts'
import type { CompleteUpload } from '../contributions/complete-upload.ts'
import type { ContributionTools } from '../contributions/contribution-tools.ts'
import { progressOf, receivePart } from '../contributions/receive-part.ts'
import { startUpload } from '../contributions/start-upload.ts'
import { UploadsUnderWay } from '../contributions/uploads-under-way.ts'
import { findOwn } from '../store/contributions.ts'
import { failure } from './failure.ts'
import { readBody } from './read-body.ts'

/** How far the file itself is bounded is told by a code of its own. */
const request = contributionRequestSchema.safeExtend({
  file: contributionRequestSchema.shape.file.extend({ bytes: z.number().int().min(1) }),
})
const count = z.coerce.number().int().min(0)

type Signed = { Variables: { account: Account } }

/** Starting an upload, sending its parts, asking how far it came. */
export function contributionUploadRoutes(
  tools: ContributionTools,
  complete: CompleteUpload,
  withPass: MiddlewareHandler<Signed>,
) {
  const underWay = new UploadsUnderWay()
  const arriving = new ArrivingBytes()
  return new Hono<Signed>()
    .post('/', withPass, async (context) => {
      const body = await readBody(context, request)
      if (!body.ok) return failure(context, body.code)
      if (body.value.file.bytes > UPLOAD_LIMITS.bytes) return failure(context, 'recording-too-large')
      return tell(context, await startUpload(tools, context.get('account').uid, body.value))
    })
    .get('/:id/content', async (context) => {
      const id = context.req.param('id')
      const row = await findOwn(tools.database, context.get('account').uid, id)
      if (!row) return tell(context, complete.refusalOf(id))
      // All bytes are there, yet nobody worked on them: a server was stopped in between.
      if (row.state === 'receiving' && row.receivedBytes === row.bytes)
        return tell(context, await complete.run(row))
      return context.json(progressOf(row))
    })
    .patch('/:id/content', withPass, async (context) => {
      const who = { uid: context.get('account').uid, id: context.req.param('id') }
      const offset = count.safeParse(context.req.header('upload-offset'))
      if (!offset.success) return failure(context, 'request-invalid')
      const announced = count.safeParse(context.req.header('content-length'))
      const outcome = await underWay.takeOver(`${who.uid} ${who.id}`, (signal) =>
        receivePart(
          tools,
          complete,
          arriving,
          who,
          offset.data,
          bytesOf(context.req.raw, signal),
          announced.success ? announced.data : null,
        ),
      )
      return tell(context, outcome)
    })
}

function tell(context: Context, outcome: Outcome<UploadProgress>) {
  return outcome.ok ? context.json(outcome.value) : failure(context, outcome.code, outcome.retryAfterSeconds)
}

/** The body as it comes, until it ends, breaks or another request takes over. */
async function* bytesOf(request: Request, signal: AbortSignal): AsyncIterable<Uint8Array> {
  if (!request.body) return
  const reader = request.body.getReader()
  const stop = () => void reader.cancel().catch(() => {})
  signal.addEventListener('abort', stop)
  // Of one that was taken over while it waited for its turn, the signal is given already.
  if (signal.aborted) stop()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done || signal.aborted) return
      yield value
    }
  } finally {
    signal.removeEventListener('abort', stop)
    reader.releaseLock()
  }
}
