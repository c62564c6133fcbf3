import { Stripe } from 'stripe'

/** Messages as Stripe sends them, cut to what matters; times are seconds since 1970. */
export interface StripeEvent {
  readonly id: string
  readonly object: 'event'
  readonly type: string
  readonly created: number
  readonly data: { readonly object: unknown }
}

let events = 0
export function stripeEvent(type: string, created: number, object: unknown): StripeEvent {
  events += 1
  return { id: `evt_${events}`, object: 'event', type, created, data: { object } }
}

const checkout = (created: number, object: object, type = 'checkout.session.completed') =>
  stripeEvent(type, created, {
    id: `cs_${created}`,
    currency: 'usd',
    payment_status: 'paid',
    payment_intent: null,
    subscription: null,
    ...object,
  })

export const founderCheckout = (created: number, uid: string | null, payment: string, other: object = {}) =>
  checkout(created, {
    mode: 'payment',
    client_reference_id: uid,
    payment_intent: payment,
    amount_subtotal: 5_000,
    ...other,
  })

export const proCheckout = (created: number, uid: string | null, subscription: string, other: object = {}) =>
  checkout(created, {
    mode: 'subscription',
    client_reference_id: uid,
    subscription,
    amount_subtotal: 499,
    ...other,
  })

export const transferArrived = (created: number, uid: string, payment: string) =>
  checkout(
    created,
    { mode: 'payment', client_reference_id: uid, payment_intent: payment, amount_subtotal: 5_000 },
    'checkout.session.async_payment_succeeded',
  )

export const chargeRefunded = (created: number, payment: string, isFull: boolean) =>
  stripeEvent('charge.refunded', created, {
    id: `ch_${payment}`,
    created: created - 5,
    payment_intent: payment,
    amount: 5_000,
    amount_refunded: isFull ? 5_000 : 1_000,
    refunded: isFull,
  })

export const refundFailed = (created: number, payment: string) =>
  stripeEvent('refund.failed', created, { id: `re_${payment}`, payment_intent: payment, status: 'failed' })

export const disputeTold = (
  created: number,
  payment: string,
  status: 'needs_response' | 'warning_needs_response' | 'under_review' | 'won' | 'lost',
  dispute = `du_${payment}`,
) => {
  const isClosed = status === 'won' || status === 'lost'
  return stripeEvent(`charge.dispute.${isClosed ? 'closed' : 'created'}`, created, {
    id: dispute,
    payment_intent: payment,
    status,
  })
}

export const subscriptionTold = (
  created: number,
  subscription: string,
  status: string,
  type: 'created' | 'updated' | 'deleted' = 'updated',
) => stripeEvent(`customer.subscription.${type}`, created, { id: subscription, status })

/** One paid period: its invoice, and the charge that paid it. */
export const periodPaid = (created: number, subscription: string, invoice: string, payment: string) => [
  stripeEvent('invoice.paid', created, {
    id: invoice,
    parent: { type: 'subscription_details', subscription_details: { subscription } },
  }),
  stripeEvent('invoice_payment.paid', created, {
    id: `inpay_${payment}`,
    invoice,
    status: 'paid',
    payment: { type: 'payment_intent', payment_intent: payment },
  }),
]

/** The header with which Stripe signs a body. */
export const signatureOf = (body: string, secret: string, at: Date) =>
  Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: Math.floor(at.getTime() / 1000),
  })
