import { PLANS } from '@candi/contracts'
import { z } from 'zod'
import type { PaymentFact, PaymentLink, PaymentMessage } from '../accounts/payment-message.ts'

/** A thing told by its id, or opened out with an id in it. */
const id = z.union([
  z.string().max(200),
  z.object({ id: z.string().max(200) }).transform((thing) => thing.id),
])
const maybeId = id.nullish().transform((found) => found ?? null)

const envelope = z.object({
  id: z.string().min(1).max(200),
  type: z.string().min(1).max(200),
  created: z.number().int().min(0).max(2_147_483_647),
  data: z.object({ object: z.unknown() }),
})

const checkout = z.object({
  id: z.string().max(200),
  mode: z.string(),
  payment_status: z.string(),
  client_reference_id: z.string().max(200).nullish(),
  currency: z.string().nullish(),
  amount_subtotal: z.number().int().nullish(),
  payment_intent: maybeId,
  subscription: maybeId,
  invoice: maybeId,
})
const charge = z.object({
  created: z.number().int(),
  refunded: z.boolean(),
  payment_intent: maybeId,
  /** Told by older versions of the interface only; newer ones say it in invoice_payment.paid. */
  invoice: maybeId,
})
const refund = z.object({ payment_intent: maybeId })
const dispute = z.object({ id: z.string().max(200), status: z.string(), payment_intent: maybeId })
const subscription = z.object({ id: z.string().max(200), status: z.string() })
const invoice = z.object({
  id: z.string().max(200),
  payment_intent: maybeId,
  subscription: maybeId,
  parent: z.object({ subscription_details: z.object({ subscription: maybeId }).nullish() }).nullish(),
})
const invoicePayment = z.object({ invoice: maybeId, payment: z.object({ payment_intent: maybeId }) })

type Told = Pick<PaymentMessage, 'facts' | 'links' | 'doubt'>
const nothing: Told = { facts: [], links: [], doubt: null }
const facts = (...told: PaymentFact[]): Told => ({ ...nothing, facts: told })
const doubt = (sentence: string): Told => ({ ...nothing, doubt: sentence })

/** Reads a verified Stripe event; null where it is none. Types that tell us nothing give a message without facts. */
export function readStripeEvent(event: unknown): PaymentMessage | null {
  const parsed = envelope.safeParse(event)
  if (!parsed.success) return null
  const { id, type, created, data } = parsed.data
  const read = READERS.get(type)
  let told = nothing
  if (read) {
    try {
      told = read(data.object, created)
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error
      told = doubt(`The message ${id} (${type}) has a form that we do not know; nothing was done.`)
    }
  }
  return { id, type, sentAt: created, ...told }
}

type Reader = (object: unknown, sentAt: number) => Told

const readCheckout: Reader = (object, sentAt) => {
  const session = checkout.parse(object)
  // A bank transfer on its way: checkout.session.async_payment_succeeded tells when it arrived.
  if (session.payment_status === 'unpaid') return nothing
  const reference = session.mode === 'subscription' ? session.subscription : session.payment_intent
  const kind = session.payment_status === 'paid' ? offerOf(session) : null
  const uid = session.client_reference_id
  if (reference === null || kind === null)
    return doubt(
      `${reference ?? session.id} was paid with an amount that is none of our prices; nothing was granted.`,
    )
  if (!uid) return doubt(`${reference} paid for ${kind} without naming an account; grant it by hand.`)
  const purchase = facts({ reference, aspect: 'payment', isActive: true, purchase: { uid, kind } })
  return { ...purchase, links: linked([session.invoice, session.subscription], sentAt) }
}

const readRefundedCharge: Reader = (object) => {
  const { payment_intent, refunded, created, invoice } = charge.parse(object)
  if (payment_intent === null) return nothing
  // Only the whole amount: somebody who got a part back has still bought.
  const told = facts({ reference: payment_intent, aspect: 'refund', isActive: !refunded, purchase: null })
  return { ...told, links: linked([payment_intent, invoice], created) }
}

const readFailedRefund: Reader = (object) => {
  const { payment_intent } = refund.parse(object)
  if (payment_intent === null) return nothing
  return facts({ reference: payment_intent, aspect: 'refund', isActive: true, purchase: null })
}

const readDispute: Reader = (object) => {
  const { id, status, payment_intent } = dispute.parse(object)
  if (payment_intent === null) return doubt(`The dispute ${id} names no payment; look at it by hand.`)
  // A warning is a question of the bank's; no money has moved.
  const isActive = ['won', 'prevented'].includes(status) || status.startsWith('warning_')
  return facts({ reference: payment_intent, aspect: `dispute ${id}`, isActive, purchase: null })
}

const readSubscription: Reader = (object) => {
  const { id, status } = subscription.parse(object)
  // Not begun: the first payment is under way, and nothing was granted that could end.
  if (status === 'incomplete') return nothing
  // Past due is a time of grace: the card is tried again, and what becomes of it is told as active, unpaid or canceled.
  const isActive = ['active', 'trialing', 'past_due'].includes(status)
  return facts({ reference: id, aspect: 'subscription', isActive, purchase: null })
}

const readInvoice: Reader = (object, sentAt) => {
  const { id, payment_intent, parent, subscription } = invoice.parse(object)
  const owner = parent?.subscription_details?.subscription ?? subscription
  return { ...nothing, links: [...linked([payment_intent, id], sentAt), ...linked([id, owner], sentAt)] }
}

const readInvoicePayment: Reader = (object, sentAt) => {
  const { invoice, payment } = invoicePayment.parse(object)
  return { ...nothing, links: linked([payment.payment_intent, invoice], sentAt) }
}

const READERS: ReadonlyMap<string, Reader> = new Map([
  ['checkout.session.completed', readCheckout],
  ['checkout.session.async_payment_succeeded', readCheckout],
  ['charge.refunded', readRefundedCharge],
  ['refund.failed', readFailedRefund],
  ['charge.dispute.created', readDispute],
  ['charge.dispute.updated', readDispute],
  ['charge.dispute.closed', readDispute],
  ['customer.subscription.created', readSubscription],
  ['customer.subscription.updated', readSubscription],
  ['customer.subscription.paused', readSubscription],
  ['customer.subscription.resumed', readSubscription],
  ['customer.subscription.deleted', readSubscription],
  ['invoice.paid', readInvoice],
  ['invoice.payment_succeeded', readInvoice],
  ['invoice_payment.paid', readInvoicePayment],
])

function linked([reference, belongsTo]: [string | null, string | null], linkedAt: number): PaymentLink[] {
  return reference === null || belongsTo === null ? [] : [{ reference, belongsTo, linkedAt }]
}

const { price } = PLANS
const inCents = (dollars: number) => Math.round(dollars * 100)

/** What was bought, by the price before taxes and coupons; anything else that is paid into the account is none of ours. */
function offerOf({ mode, currency, amount_subtotal }: z.infer<typeof checkout>): 'founder' | 'pro' | null {
  if (currency !== 'usd') return null
  if (mode === 'payment') return amount_subtotal === inCents(price.founderOnce) ? 'founder' : null
  const isPro = [price.proMonthly, price.proAnnually].map(inCents).includes(amount_subtotal ?? -1)
  return mode === 'subscription' && isPro ? 'pro' : null
}
