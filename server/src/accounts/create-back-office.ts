import type { Settings } from '@candi/contracts'
import type { Hono } from 'hono'
import type { VerifyPayment } from '../outside/stripe-webhook.ts'
import { adminRoute } from '../routes/admin.ts'
import { foundersRoute } from '../routes/founders.ts'
import { paymentWebhookRoute } from '../routes/payment-webhook.ts'
import { settingsRoute } from '../routes/settings.ts'
import type { Database } from '../store/database.ts'
import { applyPaymentMessage } from './payment-events.ts'
import type { Identify } from './visitor.ts'

export interface BackOfficeParts {
  readonly database: Database
  readonly identify: Identify
  readonly settings: Settings
  /** Null: no payment service is configured. */
  readonly verifyPayment: VerifyPayment | null
  readonly now: () => Date
}

/** Each mounted under /api by its name, the webhook at /api/webhooks/payment. */
export interface BackOffice {
  readonly settings: Hono
  readonly founders: Hono
  readonly admin: Hono
  readonly paymentWebhook: Hono
}

/** What an operator sets, sees and sells, put together from its parts. */
export function createBackOffice(parts: BackOfficeParts): BackOffice {
  const { database, identify, now } = parts
  return {
    settings: settingsRoute(parts.settings),
    founders: foundersRoute(database, now),
    admin: adminRoute({ database, identify, now }),
    paymentWebhook: paymentWebhookRoute({
      verify: parts.verifyPayment,
      apply: (message, at) => applyPaymentMessage(database, message, at),
      now,
    }),
  }
}
