import { Hono } from 'hono'
import type { PaymentMessage } from '../accounts/payment-message.ts'
import { PAYMENT_BYTES } from './body-bound.ts'
import { failure } from './failure.ts'
import { holdsNul } from './holds-nul.ts'
import { readText } from './read-text.ts'

/** POST /api/webhooks/payment: called by the payment service, known by its signature and by nothing else. */
export function paymentWebhookRoute(parts: {
  /** Null: no secret is configured, so nothing can be believed. */
  readonly verify: ((body: string, signature: string, now: Date) => Promise<PaymentMessage | null>) | null
  readonly apply: (message: PaymentMessage, now: Date) => Promise<void>
  readonly now: () => Date
}) {
  const route = new Hono()
  route.post('/', async (context) => {
    if (parts.verify === null) return failure(context, 'not-configured')
    const body = await readText(context, PAYMENT_BYTES, (text) => text)
    if (!body.ok) return failure(context, body.code)
    const now = parts.now()
    const message = await parts.verify(body.value, context.req.header('stripe-signature') ?? '', now)
    if (message === null) return failure(context, 'signature-invalid')
    // No fault of ours that another try would mend: the sender must look at it.
    if (holdsNul(JSON.parse(body.value))) return failure(context, 'request-invalid')
    await parts.apply(message, now)
    return context.json({ received: true }, 200, { 'cache-control': 'no-store' })
  })
  return route
}
