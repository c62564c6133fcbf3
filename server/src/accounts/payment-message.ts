/**
 * What a payment service told us, in our own words. Every fact stands by itself and carries the sender's clock, so that
 * messages may come late, twice and in any order.
 */
export interface PaymentMessage {
  readonly id: string
  readonly type: string
  /** Seconds since 1970, by the sender's clock. */
  readonly sentAt: number
  readonly facts: readonly PaymentFact[]
  readonly links: readonly PaymentLink[]
  /** Why the operator should look at it; null where all is understood. */
  readonly doubt: string | null
}

export interface PaymentFact {
  /** The payment of a founder, the subscription of pro, or one charge of a subscription. */
  readonly reference: string
  readonly aspect: PaymentAspect
  readonly isActive: boolean
  /** Who bought what: told by the purchase only. */
  readonly purchase: Purchase | null
}

export interface Purchase {
  readonly uid: string
  readonly kind: 'pro' | 'founder'
}

/** Disputes are told apart: a won one does not undo a lost one. `administrator` is our own: taken back by hand. */
export type PaymentAspect = 'payment' | 'refund' | 'subscription' | 'administrator' | `dispute ${string}`

/** A charge belongs to an invoice, an invoice to a subscription. */
export interface PaymentLink {
  readonly reference: string
  readonly belongsTo: string
  readonly linkedAt: number
}
