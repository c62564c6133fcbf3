import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { PaymentMessage } from '../accounts/payment-message.ts'
import { failure } from './failure.ts'
import { holdsNul } from './holds-nul.ts'

/** Far more than any message of a payment service, far less than what would hurt. */
const BODY_BYTES = 512_000

/** POST /api/webhooks/payment: called by the payment service, known by its signature and by nothing else. */
export function paymentWebhookRoute(parts: {
  /** Null: no secret is configured, so nothing can be believed. */
  readonly verify: ((body: string, signature: string, now: Date) => Promise<PaymentMessage | null>) | null
  readonly apply: (message: PaymentMessage, now: Date) => Promise<void>
  readonly now: () => Date
}) {
  const route = new Hono()
  const bounded = bodyLimit({
    maxSize: BODY_BYTES,
    onError: (context) => failure(context, 'body-too-large'),
  })
  route.post('/', bounded, async (context) => {
    if (parts.verify === null) return failure(context, 'not-configured')
    const body = await context.req.text()
    const now = parts.now()
    const message = await parts.verify(body, context.req.header('stripe-signature') ?? '', now)
    if (message === null) return failure(context, 'signature-invalid')
    // No fault of ours that another try would mend: the sender must look at it.
    if (holdsNul(JSON.parse(body))) return failure(context, 'request-invalid')
    await parts.apply(message, now)
    return context.json({ received: true }, 200, { 'cache-control': 'no-store' })
  })
  return route
}
